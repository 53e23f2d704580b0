import type { Chip, SearchCriteria } from "@candor/contract/search/shapes";
import type { Clause, Criteria } from "@candor/engine/criteria";
import type { Correction } from "@candor/engine/result";
import type { ParsedSentence } from "./sentence/parse.ts";

/** Whether a sentence has a word that may be misspelled. */
export function mayBeMisspelled({ clauses }: Pick<ParsedSentence, "clauses">): boolean {
  return doubtfulWords(clauses).length > 0;
}

/** How many words of one search the index looks up. */
const mostLookedUp = 12;

/** What the index said about words that may be misspelled: their corrections, or that they stay. */
export class Spellings {
  readonly #known = new Map<string, Correction | undefined>();

  add({ clauses }: Pick<Criteria, "clauses">, corrections: readonly Correction[]): void {
    const doubtful = doubtfulWords(clauses);
    if (doubtful.length > mostLookedUp) return;
    for (const each of doubtful)
      this.#known.set(
        keyOf(each),
        corrections.find(({ word }) => word === each.word),
      );
  }

  /** The corrections of these words, unless one of them is new. */
  of({ clauses }: Pick<Criteria, "clauses">): readonly Correction[] | undefined {
    const keys = doubtfulWords(clauses).map(keyOf);
    if (keys.length > mostLookedUp || !keys.every((key) => this.#known.has(key))) return undefined;
    return keys.flatMap((key) => this.#known.get(key) ?? []);
  }
}

type WordClause = Clause & { readonly kind: "word" };

function doubtfulWords(clauses: readonly Clause[]): WordClause[] {
  return clauses.filter((clause) => clause.kind === "word" && !clause.known) as WordClause[];
}

function keyOf({ word, spelling = "" }: WordClause): string {
  return `${word} ${spelling}`;
}

/** The search with its words corrected. */
export function correctedFields(fields: SearchCriteria, corrections: readonly Correction[]): SearchCriteria {
  return { ...fields, query: rewrite(fields.query ?? "", corrections).text };
}

/** Criteria of a corrected sentence that also match the word as typed. */
export function withTypedWords(criteria: Criteria, corrections: readonly Correction[]): Criteria {
  const typed = new Map(corrections.map(({ word, to }) => [to, word]));
  return {
    ...criteria,
    clauses: criteria.clauses.map((clause) => {
      const word = clause.kind === "word" ? typed.get(clause.word) : undefined;
      if (clause.kind !== "word" || word === undefined) return clause;
      return { ...clause, synonyms: [...(clause.synonyms ?? []), word] };
    }),
  };
}

/** A corrected sentence as parsed, with chips positioned in the sentence as typed. */
export function inTypedWords(
  sentence: ParsedSentence,
  typed: string,
  corrections: readonly Correction[],
): ParsedSentence {
  const { changes } = rewrite(typed, corrections);
  const typedAt = (at: number) => {
    const passed = changes.filter(({ end }) => end <= at);
    return at - passed.reduce((sum, { longer }) => sum + longer, 0);
  };
  const asTyped = (ranges: Chip["words"]) =>
    ranges.map(([start, end]): [number, number] => [typedAt(start), typedAt(end)]);
  const chips = sentence.chips.map((chip) => ({
    ...chip,
    words: asTyped(chip.words),
    ...(chip.own && { own: asTyped(chip.own) }),
  }));
  return { ...sentence, chips };
}

interface Change {
  /** The end of the correction in the corrected text. */
  readonly end: number;
  /** How much longer it is than the word that it replaces. */
  readonly longer: number;
}

function rewrite(typed: string, corrections: readonly Correction[]) {
  const changes: Change[] = [];
  const to = new Map(corrections.map((each) => [each.word, each.to]));
  let grown = 0;
  const text = typed.replace(/[\p{L}\p{N}]+/gu, (word: string, at: number) => {
    const corrected = to.get(word);
    if (corrected === undefined) return word;
    const longer = corrected.length - word.length;
    grown += longer;
    changes.push({ end: at + word.length + grown, longer });
    return corrected;
  });
  return { text, changes };
}
