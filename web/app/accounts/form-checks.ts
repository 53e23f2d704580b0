import { message } from "@candor/contract/messages/message";
import { hasWords } from "@candor/contract/values";
import { displayName, email, type FieldCheck, firstName, lastName } from "../forms/field-checks.ts";
import { repeats, requiredNewPassword } from "../session/fields/password-checks.ts";

const passkeyName: FieldCheck = (value) =>
  hasWords(value) ? undefined : message("validation.passkeyNameRequired");

const currentPassword: FieldCheck = (value) =>
  value === "" ? message("validation.currentPasswordRequired") : undefined;

/** For the form that changes the name. */
export const nameChecks = { firstName, lastName };

/** For the form that changes the display name. */
export const displayNameChecks = { displayName };

/** For the form that requests another address. */
export const emailChecks = { email };

/** For the form that proves the address. */
export const codeChecks = {
  code: (typed: string) => (typed.trim() === "" ? message("validation.emailCodeRequired") : undefined),
};

/** For the form that sets a password. */
export const passwordChecks = {
  newPassword: requiredNewPassword,
  repeat: repeats("newPassword"),
};

/** For the form that names a passkey. */
export const passkeyNameChecks = { name: passkeyName };

/** Used by all forms if there is a password; the names are the calls'. */
export const currentPasswordChecks = {
  email: { password: currentPassword },
  password: { currentPassword },
  passkey: { password: currentPassword },
};
