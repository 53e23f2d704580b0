import type { PostingFields } from "@candor/contract/hosting/shapes";
import { formSections, foundSection, type Section } from "./form-sections.ts";

const wholeForm = [...formSections, foundSection];

/** What was typed into a posting's form, or into some sections of it, without what was only chosen. */
export function textsOf(typed: PostingFields, sections: readonly Section[] = wholeForm): string[] {
  const fields = sections.flatMap((section) => section.fields).filter(({ kind }) => kind !== "choice");
  const questions = typed.questions.flatMap(({ text, choices, reason }) => [text, choices, reason]);
  return [...fields.map(({ name }) => typed[name]), ...questions];
}
