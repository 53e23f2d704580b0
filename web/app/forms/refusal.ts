import { message } from "@candor/contract/messages/message";
import type { ProblemDocument } from "@candor/contract/problems";

/** What a refused form gets back. */
export interface Refusal {
  /** By field name, in the form's order. */
  readonly errors: Readonly<Record<string, string>>;
  /** V-47: whether a required value is missing. */
  readonly incomplete?: boolean;
  /** V-08: the address that was probably meant. */
  readonly suggestion?: string;
  /** What the summary says first, if it isn't that something is missing or wrong. */
  readonly title?: string;
  /** A fault that belongs to no single field. */
  readonly trouble?: string;
}

/**
 * A refused call in the words of the form that made it. The form's fields are named after the call's innermost names.
 * `trouble` is the text for a fault that belongs to no field; by default, the problem's own.
 */
export function refusalOf(
  { errors = [], detail }: ProblemDocument,
  fields: readonly string[],
  trouble: string = detail,
): Refusal {
  const told = fields.flatMap((field) => {
    const error = errors.find(({ path }) => path.split("/").at(-1) === field);
    return error ? [{ field, ...error }] : [];
  });
  if (told.length === 0) return { errors: {}, trouble };
  return {
    errors: Object.fromEntries(told.map(({ field, key, text }) => [field, formText(key) ?? text])),
    incomplete: told.some(({ key }) => key.endsWith("Required")),
    ...suggestionOf(told),
  };
}

function suggestionOf(errors: readonly { readonly suggestion?: string | undefined }[]) {
  const suggestion = errors.find((error) => error.suggestion !== undefined)?.suggestion;
  return suggestion === undefined ? {} : { suggestion };
}

/** V-06, V-07: a form asks for what a call only refuses. */
function formText(key: string): string | undefined {
  return key === "validation.invalidEmail" ? message("validation.enterValidEmail") : undefined;
}
