import { message } from "@candor/contract/messages/message";
import type { ProblemDocument } from "@candor/contract/problems";

/** What a form is told when it is not accepted. */
export interface Refusal {
  /** By the field's name. */
  readonly errors: Readonly<Record<string, string>>;
  /** What is no single field's fault. */
  readonly trouble?: string;
}

/** A refused call in the words of the form that made it. Fields are named as the body's innermost names. */
export function refusalOf({ errors, detail }: ProblemDocument): Refusal {
  if (!errors) return { errors: {}, trouble: message("session.loginFailed", { detail }) };
  const told = errors.map(({ path, key, text }) => [path.split("/").at(-1) ?? "", formText(key) ?? text]);
  return { errors: Object.fromEntries(told.toReversed()) };
}

/** V-06, V-07: a form asks for what a call merely refuses. */
function formText(key: string): string | undefined {
  return key === "validation.invalidEmail" ? message("validation.enterValidEmail") : undefined;
}
