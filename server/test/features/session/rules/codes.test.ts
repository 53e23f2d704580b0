import { describe, expect, it } from "vitest";
import { codeOf, codeSecret, isAlive, sameCode } from "../../../../src/features/session/rules/codes.ts";
import { minute } from "../../../../src/platform/durations.ts";

const fresh = { tries: 0, createdAt: 0, usedAt: null };

describe("a code", () => {
  it("has six digits, and is another one with another salt or another secret", () => {
    const codes = Array.from({ length: 2000 }, (_, salt) => codeOf("secret", String(salt)));
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
    expect(new Set(codes).size).toBeGreaterThan(1980);
    expect(codes.some((code) => code.startsWith("0"))).toBe(true);
    expect(codes.some((code) => code.startsWith("9"))).toBe(true);
    expect(codeOf("another", "1")).not.toBe(codeOf("secret", "1"));
    expect(codeOf("secret", "1")).toBe(codeOf("secret", "1"));
  });

  it("is made with the oldest key, which stays when newer ones sign", () => {
    const key = (id: number) => ({ id: String(id), secret: Buffer.alloc(32, id), createdAt: id });
    expect(codeSecret({ keys: [key(1), key(2)] })).toBe(codeSecret({ keys: [key(1)] }));
    expect(codeSecret({ keys: [key(2)] })).not.toBe(codeSecret({ keys: [key(1)] }));
    expect(codeSecret({ keys: [] })).toBe("");
  });

  it.each([
    ["042042", true],
    [" 042 042\n", true],
    ["042043", false],
    ["142042", false],
    ["42042", false],
    ["0420420", false],
    ["", false],
    ["０42042", false],
  ])("%j is the code 042042: %s", (given, same) => {
    expect(sameCode("042042", given)).toBe(same);
  });

  it.each([
    ["new", {}, 0, true],
    ["in its last moment", {}, 10 * minute - 1, true],
    ["ten minutes old", {}, 10 * minute, false],
    ["tried four times", { tries: 4 }, 0, true],
    ["tried five times", { tries: 5 }, 0, false],
    ["tried more often", { tries: 6 }, 0, false],
    ["used", { usedAt: 0 }, 0, false],
  ])("that is %s is alive as it is written", (_what, state, now, alive) => {
    expect(isAlive({ ...fresh, ...state }, now)).toBe(alive);
  });
});
