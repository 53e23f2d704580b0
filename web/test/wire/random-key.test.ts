import { afterEach, expect, it, vi } from "vitest";
import { randomKey } from "../../app/wire/random-key.ts";

afterEach(() => vi.unstubAllGlobals());

it("keys are 32 digits, and differ, over plain HTTP too", () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal("crypto", { getRandomValues });
  const keys = Array.from({ length: 100 }, randomKey);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys).size).toBe(100);
});
