import { titleTokens } from "@candor/engine/analysis/title-tokens";
import type { Clause, Criteria } from "@candor/engine/criteria";
import type { IndexedPosting } from "@candor/engine/document";

/** Why an alert mails a posting, weightiest reason first. */
const reasons = ["title", "organization", "place", "remote", "text", "pay", "promised"] as const;
export type Reason = (typeof reasons)[number];

/** Each reason outweighs all later ones, so a mail's order matches the order of its reasons. */
const bitOf = new Map(reasons.map((reason, at) => [reason, 1 << (reasons.length - 1 - at)]));

/** Splits a text into words as a title is split. */
export type WordsOf = (text: string) => readonly string[];

/** A set of reasons as one number: the higher, the better the posting. Compact: an alert may have to keep thousands. */
export function weigh(
  criteria: Criteria,
  posting: IndexedPosting,
  titleWords: ReadonlySet<string>,
  wordsOf: WordsOf = titleTokens,
): number {
  const { clauses, filters } = criteria;
  const inTitle = clauses.some((clause) => isInTitle(clause, posting, titleWords, wordsOf));
  const isRemote = posting.remote === "remote";
  const given: Readonly<Record<Reason, boolean>> = {
    title: inTitle,
    organization: (filters.organizations?.length ?? 0) > 0,
    place: (filters.areas?.length ?? 0) > 0 && !isRemote,
    remote: isRemote,
    text: clauses.length > 0 && !inTitle,
    pay: posting.payMin !== undefined || posting.payMax !== undefined,
    promised: posting.promised === true,
  };
  return reasons.reduce((sum, reason) => sum + (given[reason] ? (bitOf.get(reason) ?? 0) : 0), 0);
}

export function reasonsIn(weight: number): Reason[] {
  return reasons.filter((reason) => (weight & (bitOf.get(reason) ?? 0)) !== 0);
}

function isInTitle(
  clause: Clause,
  posting: IndexedPosting,
  titleWords: ReadonlySet<string>,
  wordsOf: WordsOf,
): boolean {
  if (clause.kind === "prefix") return [...titleWords].some((word) => word.startsWith(clause.prefix));
  if (clause.kind === "phrase") return holds(titleWords, wordsOf(clause.words.join(" ")));
  const isMeant = clause.concepts?.some((concept) => posting.concepts?.includes(concept)) ?? false;
  return (
    isMeant || [clause.word, ...(clause.synonyms ?? [])].some((text) => holds(titleWords, wordsOf(text)))
  );
}

function holds(titleWords: ReadonlySet<string>, words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => titleWords.has(word));
}
