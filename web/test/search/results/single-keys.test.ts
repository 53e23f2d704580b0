import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

// Each test is a page of its own.
beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const page = () => import("../../../app/search/results/single-keys.ts");

function stubStorage(stored: Record<string, string>): void {
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
  ])("act %s", async (_, stored, expected) => {
    stubStorage(stored);
    const { singleKeysAct } = await page();
    expect(singleKeysAct()).toBe(expected);
  });

  it("are switched off and on again, and that is kept", async () => {
    const stored: Record<string, string> = {};
    stubStorage(stored);
    const { singleKeysAct, letSingleKeysAct } = await page();
    letSingleKeysAct(false);
    expect([singleKeysAct(), stored["single-keys"]]).toEqual([false, "false"]);
    letSingleKeysAct(true);
    expect([singleKeysAct(), stored["single-keys"]]).toEqual([true, "true"]);
  });

  it("can be switched off on a page of a browser that forbids storage", async () => {
    vi.stubGlobal("localStorage", undefined);
    const { singleKeysAct, letSingleKeysAct } = await page();
    expect(singleKeysAct()).toBe(true);
    letSingleKeysAct(false);
    expect(singleKeysAct()).toBe(false);
  });
});
