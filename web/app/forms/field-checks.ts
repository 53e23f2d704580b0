import { message } from "@candor/contract/messages/message";
import { hasWords } from "@candor/contract/values";
import type { Refusal } from "./refusal.ts";
import type { Typed } from "./typed-fields.ts";

/** Checks a field before a call is made, with the form's other fields; the call has the last word. */
export type FieldCheck = (value: string, typed: Typed) => string | undefined;

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

/** A form's faults, in the order of its checks; undefined if there are none. */
export function faultsOf(checks: Readonly<Record<string, FieldCheck>>, typed: Typed): Refusal | undefined {
  const faults = Object.entries(checks).flatMap(([field, check]) => {
    const text = check(typed(field), typed);
    return text === undefined ? [] : [[field, text] as const];
  });
  if (faults.length === 0) return undefined;
  return {
    errors: Object.fromEntries(faults),
    incomplete: faults.some(([field]) => typed(field).trim() === ""),
  };
}

/** V-03, V-04: the name that somebody goes by. */
export const displayName: FieldCheck = (value) => {
  if (!hasWords(value)) return message("validation.nameRequired");
  return value.trim().length > 1 ? undefined : message("validation.nameTooShort");
};
