import { expect, it } from "vitest";
import { signUpOf } from "../../../../src/features/session/rules/sign-up.ts";

const signUp = { firstName: "Ada", lastName: "Byron", passwordHash: null, deviceHash: "device" };

it("S-21 a sign-up is there for the device that asked, and for no other", () => {
  const json = JSON.stringify({ ...signUp, administrator: 1 });
  expect(signUpOf(json, "device")).toEqual(signUp);
  expect(signUpOf(json, "another")).toBeUndefined();
  expect(signUpOf(null, "device")).toBeUndefined();
});
