import { isSameWord } from "../analysis/stem.ts";
import { weightOf } from "../scoring.ts";
import { wordAt } from "../segment/dictionary.ts";
import type { SegmentReader } from "../segment/reader.ts";
import type { Alternative, Query, QueryClause } from "./clauses.ts";
import { titledDocuments } from "./titled.ts";

/** A query plan for each segment, with weights computed over all of them. */
export interface Plan {
  readonly segments: readonly SegmentPlan[];
}

export interface SegmentPlan {
  readonly reader: SegmentReader;
  /** Rarest first. */
  readonly clauses: readonly SegmentClause[];
  readonly exclude: readonly SegmentClause[];
}

export interface SegmentClause {
  /** A document with a posting in any of these runs matches, with the clause's weight. No run occurs twice. */
  readonly runs: readonly Run[];
  readonly weight: number;
  /** Documents that match by their title's meaning: one ascending list per concept. */
  readonly concepts: readonly Uint16Array[];
  /** Phrases that match too, except those with a word that the segment doesn't have. */
  readonly phrases: readonly SegmentPhrase[];
  /** Present if the clause asks for a title: the documents whose titles have it. Others match only by concept. */
  readonly titled?: Uint16Array;
  /** An upper bound on the postings to read. */
  readonly cost: number;
}

/** A run of adjacent postings in a segment: those of one term, or of all terms with one prefix. */
export interface Run {
  readonly start: number;
  readonly end: number;
  /** Whether it belongs to a single term, so that documents are ascending and distinct. */
  readonly single: boolean;
  /** Whether it belongs to the query's word or an inflection of it; otherwise they share only the stem. */
  readonly isSameWord: boolean;
}

export interface SegmentPhrase {
  /** The runs of the words, in phrase order. */
  readonly words: readonly Run[];
  /** Weights by word; a repeated word counts once, with its first weight. */
  readonly weights: readonly number[];
}

/** Weights of one clause over all segments: one for its single terms together, and one for each word of its phrases. */
export interface ClauseWeights {
  readonly terms: number;
  readonly phrases: readonly (readonly number[])[];
}

/** Clauses that were already planned, over the same segments. */
export type KnownClauses = Map<string, readonly SegmentClause[]>;

export function plan(query: Query, readers: readonly SegmentReader[], known?: KnownClauses): Plan {
  const clauses = query.clauses.map((clause) => planned(clause, readers, known));
  const nothing = query.exclude.map((clause) => ({
    terms: 1,
    phrases: phrasesOf(clause).map((tokens) => tokens.map(() => 1)),
  }));
  return {
    segments: readers.map((reader, number) => ({
      reader,
      clauses: clauses.map((segments) => segments[number]!).sort((a, b) => a.cost - b.cost),
      exclude: query.exclude.map((clause, index) => inSegment(clause, nothing[index]!, reader)),
    })),
  };
}

/** One plan per segment. */
function planned(
  clause: QueryClause,
  readers: readonly SegmentReader[],
  known: KnownClauses | undefined,
): readonly SegmentClause[] {
  const key = known && JSON.stringify(clause);
  const before = key === undefined ? undefined : known?.get(key);
  if (before) return before;
  const weights = weigh(clause, readers);
  const segments = readers.map((reader) => inSegment(clause, weights, reader));
  if (key !== undefined) known?.set(key, segments);
  return segments;
}

/** A clause's single terms are weighted as one word, by the sum of their document frequencies. */
export function weigh(clause: QueryClause, readers: readonly SegmentReader[]): ClauseWeights {
  const documents = total(readers, (reader) => reader.documents);
  const weight = (frequency: (reader: SegmentReader) => number) =>
    weightOf(
      total(readers, (reader) => Math.min(frequency(reader), reader.documents)),
      documents,
    );
  return {
    terms: weight(
      (reader) => total(runsOf(clause, reader), lengthOf) + total(conceptsOf(clause, reader), countOf),
    ),
    phrases: phrasesOf(clause).map((tokens) =>
      tokens.map((token) => weight((reader) => total(termRuns(reader, token), lengthOf))),
    ),
  };
}

/** Plans one clause for one segment. */
export function inSegment(clause: QueryClause, weights: ClauseWeights, reader: SegmentReader): SegmentClause {
  const runs = runsOf(clause, reader);
  const concepts = conceptsOf(clause, reader);
  const phrases = phrasesOf(clause).flatMap((tokens, index) =>
    phraseIn(tokens, weights.phrases[index]!, reader),
  );
  const rarest = (phrase: SegmentPhrase) => Math.min(...phrase.words.map(lengthOf));
  const cost = total(runs, lengthOf) + total(concepts, countOf) + total(phrases, rarest);
  const titled = titledDocuments(clause, reader);
  return { runs, weight: weights.terms, concepts, phrases, ...(titled && { titled }), cost };
}

function phraseIn(
  tokens: readonly string[],
  weights: readonly number[],
  reader: SegmentReader,
): SegmentPhrase[] {
  const words = tokens.flatMap((token) => termRuns(reader, token));
  return words.length === tokens.length ? [{ words, weights }] : [];
}

function runsOf(clause: QueryClause, reader: SegmentReader): readonly Run[] {
  const found = clause.map((alternative) => alternativeRuns(alternative, reader));
  if (found.length === 1) return found[0]!;
  const byStart = new Map<number, Run>();
  for (const run of found.flat()) if (run.isSameWord || !byStart.has(run.start)) byStart.set(run.start, run);
  return [...byStart.values()];
}

function conceptsOf(clause: QueryClause, reader: SegmentReader): readonly Uint16Array[] {
  return clause.flatMap((alternative) => {
    const ordinal = alternative.kind === "concept" ? reader.table("concepts").find(alternative.concept) : -1;
    if (ordinal < 0) return [];
    const { offsets, docs } = reader.carriers("concept");
    return [docs.subarray(offsets[ordinal], offsets[ordinal + 1])];
  });
}

function alternativeRuns(alternative: Alternative, reader: SegmentReader): readonly Run[] {
  if (alternative.kind === "phrase" || alternative.kind === "concept") return [];
  if (alternative.kind === "term") return termRuns(reader, alternative.token);
  if (alternative.kind === "stem") {
    return Array.from(reader.stemTerms(alternative.token), (term) =>
      runOf(reader, term, term + 1, isSameWord(wordAt(reader.terms, term), alternative.token)),
    );
  }
  const [first, end] = reader.prefixTerms(alternative.prefix);
  return first === end ? [] : [runOf(reader, first, end)];
}

function termRuns(reader: SegmentReader, token: string): readonly Run[] {
  const term = reader.term(token);
  return term < 0 ? [] : [runOf(reader, term, term + 1)];
}

function runOf(reader: SegmentReader, first: number, end: number, isSameWord = true): Run {
  const { postingOffsets } = reader.sections;
  return { start: postingOffsets[first]!, end: postingOffsets[end]!, single: end - first === 1, isSameWord };
}

function phrasesOf(clause: QueryClause): readonly (readonly string[])[] {
  return clause.flatMap((alternative) => (alternative.kind === "phrase" ? [alternative.tokens] : []));
}

function lengthOf(run: Run): number {
  return run.end - run.start;
}

function total<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0);
}

function countOf(docs: Uint16Array): number {
  return docs.length;
}
