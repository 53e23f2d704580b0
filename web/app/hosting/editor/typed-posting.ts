import { type PostingFields, type PostingTextField, postingFields } from "@candor/contract/hosting/shapes";
import { textOf } from "../../wire/text-of.ts";
import { typedQuestions } from "./typed-questions.ts";

const names = Object.keys(postingFields.shape).filter((name) => name !== "questions") as PostingTextField[];

/**
 * What was typed. A text that is too long stays as it is, so that it can be shortened; an unknown choice, which our
 * forms never send, counts as none.
 */
export function typedPosting(form: FormData): PostingFields {
  const texts = Object.fromEntries(names.map((name) => [name, textOf(form, name)]));
  const questions = typedQuestions(form);
  const parsed = postingFields.safeParse({ ...texts, questions });
  if (parsed.success) return parsed.data;
  const typed: Record<string, string> = { ...texts };
  for (const { code, path } of parsed.error.issues) {
    const name = String(path[0]);
    if (code === "invalid_value") typed[name] = "";
    // Pasted into a line.
    if (code === "invalid_format") typed[name] = typed[name]!.replaceAll(/\p{Cc}+/gu, " ");
  }
  return { ...(typed as Omit<PostingFields, "questions">), questions };
}

/** The form with the values accepted from a text, and how many they are. */
export function withAccepted(typed: PostingFields, form: FormData) {
  const accepted = form
    .getAll("accept")
    .filter((name) => names.includes(name as PostingTextField)) as PostingTextField[];
  const values = accepted.map((name) => [name, textOf(form, `proposed-${name}`)] as const);
  const merged = postingFields.safeParse({ ...typed, ...Object.fromEntries(values) });
  return merged.success ? { typed: merged.data, accepted: accepted.length } : { typed, accepted: 0 };
}
