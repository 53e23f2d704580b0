import type { SearchCriteria } from "@candor/contract/search/shapes";
import { minute } from "../../../platform/durations.ts";
import type { Revision } from "../../../platform/revision.ts";
import { exampleSentences } from "../rules/examples.ts";
import type { SearchParts } from "./ask.ts";
import { search } from "./search.ts";

export interface ExampleParts extends SearchParts {
  /** Advances when postings change. */
  readonly content: Pick<Revision, "current">;
}

type Examples = { readonly examples: { readonly query: string; readonly total: number }[] };

/** In milliseconds: one of the sentences asks for this week. */
const longest = 10 * minute;
/** Sentences of one kind that are tried before there is none of that kind. */
const tried = 5;

/** Sentences that find postings, chosen again when postings have changed. */
export function rememberedExamples(): (parts: ExampleParts) => Promise<Examples> {
  let known: (Examples & { readonly revision: number; readonly at: number }) | undefined;
  return async (parts) => {
    const [revision, at] = [parts.content.current, parts.clock.now()];
    const isFresh = known?.revision === revision && at >= known.at && at - known.at < longest;
    if (!known || !isFresh) known = { ...(await chooseExamples(parts)), revision, at };
    return { examples: known.examples };
  };
}

async function chooseExamples(parts: SearchParts): Promise<Examples> {
  const newest = await search(parts, { sort: "date", size: 50, facets: true });
  const groups = newest.facets ? exampleSentences(newest.documents, newest.facets) : [];
  const examples: Examples["examples"] = [];
  // One after another, so that this takes no more of its caller's share than any other search.
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
