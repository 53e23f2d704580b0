import type { WordForm } from "../analysis/stem.ts";
import { countsMore, weightOf } from "../scoring.ts";
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
  /** How its word is like the query's. */
  readonly form: WordForm;
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

/** What a clause finds in one segment, whatever it weighs. */
export interface Found {
  readonly runs: readonly Run[];
  /** One ascending list per concept. */
  readonly concepts: readonly Uint16Array[];
  /** By phrase, the run of each word, if the segment has it. */
  readonly phrases: readonly (readonly (Run | undefined)[])[];
}

/** Clauses as they were planned before, over the same segments. */
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
      exclude: query.exclude.map((clause, index) =>
        inSegment(clause, nothing[index]!, reader, lookUp(clause, reader)),
      ),
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
  const found = lookUpAll(clause, readers);
  const weights = weigh(clause, readers, found);
  const segments = readers.map((reader, number) => inSegment(clause, weights, reader, found[number]!));
  if (key !== undefined) known?.set(key, segments);
  return segments;
}

/** By segment. */
export function lookUpAll(clause: QueryClause, readers: readonly SegmentReader[]): Found[] {
  return readers.map((reader) => lookUp(clause, reader));
}

function lookUp(clause: QueryClause, reader: SegmentReader): Found {
  return {
    runs: runsOf(clause, reader),
    concepts: conceptsOf(clause, reader),
    phrases: phrasesOf(clause).map((tokens) => tokens.map((token) => termRun(reader, token))),
  };
}

/** A clause's single terms are weighted as one word, by the sum of their document frequencies. */
export function weigh(
  clause: QueryClause,
  readers: readonly SegmentReader[],
  found: readonly Found[] = lookUpAll(clause, readers),
): ClauseWeights {
  const documents = total(readers, (reader) => reader.documents);
  const weight = (frequency: (found: Found) => number) =>
    weightOf(
      readers.reduce((sum, reader, number) => sum + Math.min(frequency(found[number]!), reader.documents), 0),
      documents,
    );
  return {
    terms: weight(({ runs, concepts }) => total(runs, lengthOf) + total(concepts, countOf)),
    phrases: phrasesOf(clause).map((tokens, phrase) =>
      tokens.map((_, word) => weight(({ phrases }) => lengthOf(phrases[phrase]![word]))),
    ),
  };
}

/** One clause in one segment, where it finds this. */
export function inSegment(
  clause: QueryClause,
  weights: ClauseWeights,
  reader: SegmentReader,
  { runs, concepts, phrases: found }: Found,
): SegmentClause {
  const phrases = found.flatMap((words, index): SegmentPhrase[] =>
    words.every((word) => word !== undefined) ? [{ words, weights: weights.phrases[index]! }] : [],
  );
  const rarest = (phrase: SegmentPhrase) => Math.min(...phrase.words.map(lengthOf));
  const cost = total(runs, lengthOf) + total(concepts, countOf) + total(phrases, rarest);
  const titled = titledDocuments(clause, reader);
  return { runs, weight: weights.terms, concepts, phrases, ...(titled && { titled }), cost };
}

function runsOf(clause: QueryClause, reader: SegmentReader): readonly Run[] {
  const found = clause.map((alternative) => alternativeRuns(alternative, reader));
  if (found.length === 1) return found[0]!;
  const byStart = new Map<number, Run>();
  for (const run of found.flat()) {
    const other = byStart.get(run.start);
    if (!other || countsMore(run.form, other.form)) byStart.set(run.start, run);
  }
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
  if (alternative.kind === "term") {
    const run = termRun(reader, alternative.token);
    return run ? [run] : [];
  }
  if (alternative.kind !== "prefix") {
    const { kind, token } = alternative;
    return (kind === "stem" ? reader.forms(token) : reader.inflections(token)).map(({ term, form }) =>
      runOf(reader, term, term + 1, form),
    );
  }
  const [first, end] = reader.prefixTerms(alternative.prefix);
  return first === end ? [] : [runOf(reader, first, end)];
}

function termRun(reader: SegmentReader, token: string): Run | undefined {
  const term = reader.term(token);
  return term < 0 ? undefined : runOf(reader, term, term + 1);
}

function runOf(reader: SegmentReader, first: number, end: number, form: WordForm = "same"): Run {
  const { postingOffsets } = reader.sections;
  return { start: postingOffsets[first]!, end: postingOffsets[end]!, single: end - first === 1, form };
}

function phrasesOf(clause: QueryClause): readonly (readonly string[])[] {
  return clause.flatMap((alternative) => (alternative.kind === "phrase" ? [alternative.tokens] : []));
}

function lengthOf(run: Run | undefined): number {
  return run ? run.end - run.start : 0;
}

function total<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0);
}

function countOf(docs: Uint16Array): number {
  return docs.length;
}
