import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { hasWords } from "@candor/contract/values";

/** What a browser can say of a field before the server does; the server has the last word. */
export type FieldCheck = (value: string) => string | undefined;

export const email: FieldCheck = (value) => {
  if (value.trim() === "") return message("validation.emailRequired");
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim())
    ? undefined
    : message("validation.enterValidEmail");
};

export const firstName: FieldCheck = (value) =>
  hasWords(value) ? undefined : message("validation.firstNameRequired");

export const lastName: FieldCheck = (value) =>
  hasWords(value) ? undefined : message("validation.lastNameRequired");

export const password: FieldCheck = (value) =>
  value === "" ? message("validation.passwordRequired") : undefined;

/** One that need not be given. */
export const newPassword: FieldCheck = (value) =>
  value !== "" && value.length < limits.passwordMinimum ? message("validation.passwordTooShort") : undefined;
