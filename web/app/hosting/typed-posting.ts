import { type PostingField, type PostingFields, postingFields } from "@candor/contract/hosting/shapes";

const names = Object.keys(postingFields.shape) as PostingField[];

/** What was typed; a field of a wrong shape, which no form of ours sends, counts as empty. */
export function typedPosting(form: FormData): PostingFields {
  const given = names.map((name) => [name, textOf(form, name)] as const);
  const parsed = postingFields.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
  return postingFields.parse(Object.fromEntries(given.filter(([name]) => !wrong.has(name))));
}

export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
}

/** The form with what was accepted from a text. */
export function withAccepted(typed: PostingFields, form: FormData): PostingFields {
  const accepted = form
    .getAll("accept")
    .filter((name) => names.includes(name as PostingField)) as PostingField[];
  const values = accepted.map((name) => [name, textOf(form, `proposed-${name}`)] as const);
  const merged = postingFields.safeParse({ ...typed, ...Object.fromEntries(values) });
  return merged.success ? merged.data : typed;
}
