import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { sameCode } from "../../../../src/features/session/rules/codes.ts";
import { isMailedToken, mailedToken } from "../../../../src/features/session/rules/mailed-token.ts";

// Times can't be asserted, but the function that compares two secrets can.
const real = crypto.timingSafeEqual;
const compared = vi.fn(real);

beforeAll(() => replace(compared));
beforeEach(() => void compared.mockClear());
afterAll(() => replace(real));

/** Replaces it in modules that have already imported it, too. */
function replace(by: typeof real): void {
  crypto.timingSafeEqual = by;
  syncBuiltinESMExports();
}

it("a code is compared in constant time", () => {
  expect([sameCode("042042", "042042"), sameCode("042042", "942042")]).toEqual([true, false]);
  expect(compared).toHaveBeenCalledTimes(2);
});

it("a mailed token is compared in constant time", () => {
  const row = { id: 7, salt: "salt" };
  const token = mailedToken("secret", "sign-in", row);
  const wrong = mailedToken("another", "sign-in", row);
  expect([token, wrong].map((one) => isMailedToken("secret", "sign-in", row, one))).toEqual([true, false]);
  expect(compared).toHaveBeenCalledTimes(2);
});
