import { type PostingFields, type PostingTextField, postingFields } from "@candor/contract/hosting/shapes";
import { textOf } from "../text-of.ts";
import { typedQuestions } from "./typed-questions.ts";

const names = Object.keys(postingFields.shape).filter((name) => name !== "questions") as PostingTextField[];

/** What was typed; a field with a wrong shape, which our forms never send, counts as empty. */
export function typedPosting(form: FormData): PostingFields {
  const given = [
    ...names.map((name) => [name, textOf(form, name)] as const),
    ["questions", typedQuestions(form)] as const,
  ];
  const parsed = postingFields.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
  return postingFields.parse(Object.fromEntries(given.filter(([name]) => !wrong.has(name))));
}

/** The form with the values accepted from a text. */
export function withAccepted(typed: PostingFields, form: FormData): PostingFields {
  const accepted = form
    .getAll("accept")
    .filter((name) => names.includes(name as PostingTextField)) as PostingTextField[];
  const values = accepted.map((name) => [name, textOf(form, `proposed-${name}`)] as const);
  const merged = postingFields.safeParse({ ...typed, ...Object.fromEntries(values) });
  return merged.success ? merged.data : typed;
}
