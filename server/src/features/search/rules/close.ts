import { unstated } from "@candor/contract/jobs/facts";
import type { Clause, Filters, Near } from "@candor/engine/criteria";
import { nearConcepts } from "./occupations/concepts.ts";
import type { LearnedNearness } from "./occupations/learned.ts";
import { occupationsOf } from "./occupations/titles.ts";
import type { ParsedSentence } from "./sentence/parse.ts";
import { saysOccupation } from "./sentence/word-clauses.ts";

/**
 * What close matches of a sentence are compared with: its title, and occupations near those that it names.
 */
export function nearTo(
  { clauses, occupations }: Pick<ParsedSentence, "clauses" | "occupations">,
  when: "auto" | "always" | "never" = "auto",
  learned?: LearnedNearness,
): Near | undefined {
  if (when === "never") return undefined;
  const title = titleOf(clauses);
  return { when, title, concepts: nearConcepts(occupations ?? occupationsOf(title), title, learned) };
}

/**
 * A posting may lack a skill or a rank that only the sentence names: if it doesn't state one, it is close. If it states
 * another rank, it isn't.
 */
export function withLoose(
  near: Near | undefined,
  { skills, seniority, clauses }: Pick<ParsedSentence, "skills" | "seniority" | "clauses">,
  filters: Filters,
): Near | undefined {
  const isOwnRank = seniority !== undefined && filters.seniority === seniority;
  if (near === undefined || clauses.length === 0 || !(skills || isOwnRank)) return near;
  const { requiredSkills: _mentioned, ...others } = filters;
  return {
    ...near,
    filters: isOwnRank ? { ...others, seniority: [...seniority, unstated] } : others,
    words: (skills ?? []).flat().map((word) => ({ kind: "word", word, known: true })),
  };
}

/** The words of a title that the sentence names, with others that occur in titles; without a title, all words. */
function titleOf(clauses: readonly Clause[]): string {
  const words = clauses.filter((clause) => clause.kind === "word");
  const named = words.some(({ inTitle }) => inTitle)
    ? words.filter(({ word, known, inTitle }) => inTitle || (known && saysOccupation(word)))
    : words;
  return named.map(({ word }) => word).join(" ");
}
