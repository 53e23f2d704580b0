import { readPostingDefaults } from "@candor/contract/hosting/defaults";
import { type PostingFields, postingFields } from "@candor/contract/hosting/shapes";
import type { PageContext } from "@candor/contract/pages";
import { data } from "react-router";
import { textOf } from "../../wire/text-of.ts";
import { organizationsToPostFor } from "../own-organizations.ts";
import type { EditorAnswer } from "./editor-answer.ts";

type Call = PageContext["call"];
type Organization = Awaited<ReturnType<typeof organizationsToPostFor>>[number];

/** The one that an address names, or the first. Somebody who may not post for it gets 404. */
export function organizationIn(url: URL, organizations: readonly Organization[]): Organization {
  const slug = url.searchParams.get("organization");
  const found = slug === null ? organizations[0] : organizations.find((one) => one.slug === slug);
  if (!found) throw data(null, { status: 404 });
  return found;
}

/** What an organization's new postings begin with. */
export async function defaultsOf(call: Call, slug: string): Promise<PostingFields> {
  const found = await call(readPostingDefaults, { params: { slug } });
  const defaults = postingFields.parse(found.ok ? found.answer.defaults : {});
  return { ...defaults, payCurrency: defaults.payCurrency || usualCurrency };
}

/** A posting without amounts states no pay, whatever its currency. */
const usualCurrency = "USD";

/**
 * The form for the organization that the address names. Fields that still have the former organization's defaults take
 * the other's: nobody has typed them.
 */
export async function switchedAnswer(
  call: Call,
  url: URL,
  form: FormData,
  typed: PostingFields,
): Promise<EditorAnswer> {
  const organizations = await organizationsToPostFor(call);
  const chosen = organizationIn(url, organizations);
  const former = organizations.find(({ id }) => id === textOf(form, "organizationId"));
  const before = former ? await defaultsOf(call, former.slug) : postingFields.parse({});
  const fields = withDefaults(typed, before, await defaultsOf(call, chosen.slug));
  return {
    typed: fields,
    pasted: textOf(form, "pasted"),
    filled: crypto.randomUUID(),
    switchedTo: chosen.name,
  };
}

function withDefaults(typed: PostingFields, before: PostingFields, after: PostingFields): PostingFields {
  const keys = Object.keys(typed) as (keyof PostingFields)[];
  const untouched = keys.filter((name) => name !== "questions" && typed[name] === before[name]);
  return { ...typed, ...Object.fromEntries(untouched.map((name) => [name, after[name]])) };
}
