import * as crypto from "node:crypto";
import { beforeEach, expect, it, vi } from "vitest";
import { sameCode } from "../../../../src/features/session/rules/codes.ts";
import { isMailedToken, mailedToken } from "../../../../src/features/session/rules/mailed-token.ts";

// A time cannot be asserted; by what two secrets are compared can.
vi.mock("node:crypto", async (original) => {
  const real = await original<typeof crypto>();
  return { ...real, timingSafeEqual: vi.fn(real.timingSafeEqual) };
});

beforeEach(() => void vi.mocked(crypto.timingSafeEqual).mockClear());

it("a code is compared in constant time", () => {
  expect([sameCode("042042", "042042"), sameCode("042042", "942042")]).toEqual([true, false]);
  expect(crypto.timingSafeEqual).toHaveBeenCalledTimes(2);
});

it("a mailed token is compared in constant time", () => {
  const row = { id: 7, salt: "salt" };
  const token = mailedToken("secret", "sign-in", row);
  const wrong = mailedToken("another", "sign-in", row);
  expect([token, wrong].map((one) => isMailedToken("secret", "sign-in", row, one))).toEqual([true, false]);
  expect(crypto.timingSafeEqual).toHaveBeenCalledTimes(2);
});
