import { linesOf } from "../../../hosting/rules/content.ts";
import { asRequired } from "./as-required.ts";
import { readRequirements } from "./read-requirements.ts";
import { type Asked, mostRequirements, requirementCharacters } from "./requirement.ts";

interface Posting {
  readonly title: string;
  /** Sanitized HTML. */
  readonly description: string;
  /** From the editor, one requirement per line; absent for an imported posting. */
  readonly fields?: { readonly mustHave: string; readonly niceToHave: string } | undefined;
}

/** What a posting requires: its editor's lines or, if the editor lists none, what rules find in its text. */
export function requirementsOf({ title, description, fields }: Posting): Asked {
  const lines = (text: string, kind: "must" | "nice") =>
    linesOf(text).flatMap((line) => asRequired(line.slice(0, requirementCharacters), kind) ?? []);
  const listed = [...lines(fields?.mustHave ?? "", "must"), ...lines(fields?.niceToHave ?? "", "nice")];
  return listed.length > 0
    ? { requirements: listed.slice(0, mostRequirements), read: false, title }
    : { requirements: readRequirements(description), read: true, title };
}
