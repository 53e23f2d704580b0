import { hasContact, isIncompletePhone } from "@candor/contract/leads/contact";
import { message } from "@candor/contract/messages/message";
import { hasWords } from "@candor/contract/values";
import { displayName, email } from "../forms/field-checks.ts";
import type { Typed } from "../forms/typed-fields.ts";
import type { Written } from "./lead-actions.ts";

/** What is wrong in a form, as its call checks it, by field. */
type Errors = Readonly<Partial<Record<keyof Written, string | undefined>>>;

/** V-36: one message for both names. */
export function hireErrors(typed: Typed): Errors {
  const missing = (["firstName", "lastName"] as const).find((name) => !hasWords(typed(name)));
  const names = missing && { [missing]: message("validation.hireNamesRequired") };
  return { ...names, ...contactErrors(typed) };
}

export function clientErrors(typed: Typed): Errors {
  return { name: displayName(typed("name"), typed), ...contactErrors(typed) };
}

export function contactFormErrors(typed: Typed): Errors {
  return {
    name: displayName(typed("name"), typed),
    email: email(typed("email"), typed),
    message: hasWords(typed("message")) ? undefined : message("validation.replyRequired"),
  };
}

/** V-37: one message for the address and the number. */
function contactErrors(typed: Typed): Errors {
  const given = { email: typed("email"), phone: typed("phone") };
  return {
    email: addressError(given, typed),
    phone: isIncompletePhone(given.phone) ? message("validation.phoneIncomplete") : undefined,
  };
}

function addressError(
  given: { readonly email: string; readonly phone: string },
  typed: Typed,
): string | undefined {
  if (!hasContact(given)) return message("validation.hireContactRequired");
  return given.email.trim() === "" ? undefined : email(given.email, typed);
}
