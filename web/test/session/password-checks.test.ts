import { expect, it } from "vitest";
import type { Typed } from "../../app/forms/typed-fields.ts";
import * as checks from "../../app/session/fields/password-checks.ts";

it.each([
  ["V-17", checks.password, "", "Password is required"],
  ["V-17", checks.password, "x", undefined],
  ["V-18", checks.newPassword, "1234567", "Password is too short"],
  ["V-18", checks.newPassword, "12345678", undefined],
  ["V-18", checks.newPassword, "", undefined],
  ["V-17", checks.requiredNewPassword, "", "Password is required"],
  ["V-18", checks.requiredNewPassword, "1234567", "Password is too short"],
  ["V-18", checks.requiredNewPassword, "12345678", undefined],
  ["V-20", checks.repeats("password"), "kelp lantern 4", "Passwords do not match"],
  ["V-20", checks.repeats("password"), "kelp lantern 42", undefined],
  ["V-39", checks.resetCode, " ", "Reset code is required"],
  ["V-39", checks.resetCode, "1", undefined],
] as const)("%s checks a password, its repetition and a reset code", (_id, check, value, text) => {
  const typed: Typed = (name) => (name === "password" ? "kelp lantern 42" : "");
  expect(check(value, typed)).toBe(text);
});
