import { message } from "@candor/contract/messages/message";
import * as checks from "../session/fields/field-checks.ts";

/** Of the form that changes the name. */
export const nameChecks = { firstName: checks.firstName, lastName: checks.lastName };

/** Of the form that changes what somebody goes by. */
export const displayNameChecks = { displayName: checks.displayName };

/** Of the form that asks for another address. */
export const emailChecks = { email: checks.email };

/** Of the form that proves the address. */
export const codeChecks = {
  code: (typed: string) => (typed.trim() === "" ? message("validation.emailCodeRequired") : undefined),
};

/** Of the form that sets a password. */
export const passwordChecks = {
  newPassword: checks.requiredNewPassword,
  repeat: checks.repeats("newPassword"),
};

/** Of the form that names a passkey. */
export const passkeyNameChecks = { name: checks.passkeyName };

/** Asked by all where there is a password; the names are the calls'. */
export const currentPasswordChecks = {
  email: { password: checks.currentPassword },
  password: { currentPassword: checks.currentPassword },
  passkey: { password: checks.currentPassword },
};
