import { message } from "@candor/contract/messages/message";
import * as checks from "../session/fields/field-checks.ts";

/** For the form that changes the name. */
export const nameChecks = { firstName: checks.firstName, lastName: checks.lastName };

/** For the form that changes the display name. */
export const displayNameChecks = { displayName: checks.displayName };

/** For the form that requests another address. */
export const emailChecks = { email: checks.email };

/** For the form that proves the address. */
export const codeChecks = {
  code: (typed: string) => (typed.trim() === "" ? message("validation.emailCodeRequired") : undefined),
};

/** For the form that sets a password. */
export const passwordChecks = {
  newPassword: checks.requiredNewPassword,
  repeat: checks.repeats("newPassword"),
};

/** For the form that names a passkey. */
export const passkeyNameChecks = { name: checks.passkeyName };

/** Used by all forms if there is a password; the names are the calls'. */
export const currentPasswordChecks = {
  email: { password: checks.currentPassword },
  password: { currentPassword: checks.currentPassword },
  passkey: { password: checks.currentPassword },
};
