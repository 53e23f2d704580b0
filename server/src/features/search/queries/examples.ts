import type { Locale } from "@candor/contract/messages/locales";
import type { SearchCriteria } from "@candor/contract/search/shapes";
import { inLocale } from "../../../platform/locale.ts";
import { exampleSentences } from "../rules/examples.ts";
import type { SearchParts } from "./ask.ts";
import { search } from "./search.ts";

type Examples = { readonly examples: { readonly query: string; readonly total: number }[] };

/** How many sentences of one kind are tried before giving up on that kind. */
const tried = 5;

/** Sentences in the reader's language that find postings. The locale is an argument, so that each has its own answer. */
export async function chooseExamples(parts: SearchParts, locale: Locale): Promise<Examples> {
  return inLocale(locale, () => examplesOf(parts));
}

async function examplesOf(parts: SearchParts): Promise<Examples> {
  const newest = await search(parts, { sort: "date", size: 50, facets: true });
  const groups = newest.facets ? exampleSentences(newest.documents, newest.facets) : [];
  const examples: Examples["examples"] = [];
  // One at a time, so that this takes no more of its caller's share than any other search.
  for (const group of groups) {
    const others = group.filter((query) => !examples.some((one) => isAlike(one.query, query)));
    const found = await firstFound(parts, others.slice(0, tried));
    if (found) examples.push(found);
  }
  return { examples };
}

async function firstFound(parts: SearchParts, queries: readonly string[]) {
  for (const query of queries) {
    const criteria: SearchCriteria = { query, size: 1, close: "never", correct: false };
    const total = (await search(parts, criteria)).hits.total.value;
    if (total > 0) return { query, total };
  }
  return undefined;
}

/** Both begin with the same word: one of them is enough. */
function isAlike(one: string, other: string): boolean {
  return one.split(" ", 1)[0] === other.split(" ", 1)[0];
}
