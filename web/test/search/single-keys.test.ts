import { afterEach, describe, expect, it, vi } from "vitest";
import { letSingleKeysAct, singleKeysAct } from "../../app/search/single-keys.ts";

afterEach(() => vi.unstubAllGlobals());

function stubStorage(stored: Record<string, string> = {}): void {
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, value: string) => {
      stored[name] = value;
    },
  });
}

describe("single keys", () => {
  it.each([
    ["unless it is kept that they shall not", {}, true],
    ["not where it is", { "single-keys": "false" }, false],
    ["where what is kept is broken", { "single-keys": "{" }, true],
  ])("act %s", (_, stored, expected) => {
    stubStorage(stored);
    expect(singleKeysAct()).toBe(expected);
  });

  it("are switched off and on again", () => {
    stubStorage();
    letSingleKeysAct(false);
    expect(singleKeysAct()).toBe(false);
    letSingleKeysAct(true);
    expect(singleKeysAct()).toBe(true);
  });
});
