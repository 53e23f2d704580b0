import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { FieldCheck } from "../../forms/field-checks.ts";

export const password: FieldCheck = (value) =>
  value === "" ? message("validation.passwordRequired") : undefined;

/** An optional one. */
export const newPassword: FieldCheck = (value) =>
  value !== "" && value.length < limits.passwordMinimum ? message("validation.passwordTooShort") : undefined;

export const requiredNewPassword: FieldCheck = (value, typed) =>
  password(value, typed) ?? newPassword(value, typed);

export const resetCode: FieldCheck = (value) =>
  value.trim() === "" ? message("validation.resetCodeRequired") : undefined;

/** V-20: for the field that repeats another one. */
export function repeats(name: string): FieldCheck {
  return (value, typed) => (value === typed(name) ? undefined : message("validation.passwordsDoNotMatch"));
}
