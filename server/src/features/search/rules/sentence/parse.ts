import type { Chip } from "@candor/contract/jobs";
import { unitsPerYear } from "@candor/contract/values";
import type { Clause } from "@candor/engine/criteria";
import { age } from "./age.ts";
import { chipsOf } from "./chips.ts";
import { asksForSomething, openings } from "./function-words.ts";
import { jobType } from "./job-type.ts";
import { negation } from "./negation.ts";
import { pay } from "./pay.ts";
import { type Piece, piecesOf } from "./pieces.ts";
import { place } from "./place.ts";
import type { FilterKind, JobType, Pay, Place, PlaceNames, Recogniser } from "./reading.ts";
import { remote } from "./remote.ts";
import { resolve } from "./resolve.ts";
import { syntax } from "./syntax.ts";
import { titles } from "./titles.ts";
import { sentenceOf } from "./words.ts";

/** What a sentence asks for: `chips` as it is shown, the rest as it is searched. */
export interface ParsedSentence {
  /** In the order of the sentence. Each character but white space and punctuation lies in the words of exactly one. */
  readonly chips: Chip[];
  readonly clauses: Clause[];
  readonly exclude: string[];
  readonly place?: Place;
  readonly remote?: "only" | "exclude";
  readonly pay?: Pay;
  readonly jobTypes?: JobType[];
  readonly postedWithinDays?: number;
}

interface Reader {
  readonly places: PlaceNames;
  /** What the form's fields say already: there the sentence's words stay text. */
  readonly claimed: ReadonlySet<FilterKind>;
}

const filters = { place, remote, pay, type: jobType, age } satisfies Record<FilterKind, Recogniser>;

export function parseSentence(text: string, { places, claimed }: Reader): ParsedSentence {
  const sentence = sentenceOf(text);
  const open = (Object.keys(filters) as FilterKind[]).filter((kind) => !claimed.has(kind));
  // Of readings of equal length the earlier recogniser's is taken.
  const recognisers = [syntax, titles, ...open.map((kind) => filters[kind]), negation, openings];
  const readings = resolve(recognisers.flatMap((recognise) => recognise(sentence, places)));
  return meaningOf(text, piecesOf(sentence, readings, asksForSomething));
}

/** The sentence as words: quotes, minus and a trailing star hold, nothing else is read, and every word is asked for. */
export function plainWords(text: string): ParsedSentence {
  const sentence = sentenceOf(text);
  return meaningOf(
    text,
    piecesOf(sentence, syntax(sentence, nowhere), () => true),
  );
}

const nowhere: PlaceNames = { findAll: () => [], label: () => "" };

type Draft = { -readonly [Key in keyof ParsedSentence]: ParsedSentence[Key] };

function meaningOf(text: string, pieces: readonly Piece[]): ParsedSentence {
  const draft: Draft = { chips: chipsOf(text, pieces), clauses: [], exclude: [] };
  for (const piece of pieces) add(draft, piece);
  return draft;
}

function add(draft: Draft, { meaning, asked }: Piece): void {
  switch (meaning?.kind) {
    case undefined:
      draft.clauses.push(...asked.map(({ text }): Clause => ({ kind: "word", word: text })));
      return;
    case "phrase":
    case "prefix":
      draft.clauses.push(meaning);
      return;
    case "not":
      draft.exclude.push(...meaning.words);
      return;
    case "place":
      draft.place = meaning.place;
      return;
    case "remote":
      if (meaning.remote !== "include") draft.remote = meaning.remote;
      return;
    case "pay":
      draft.pay = draft.pay === undefined ? meaning.pay : joined(draft.pay, meaning.pay);
      return;
    case "type":
      draft.jobTypes = [...(draft.jobTypes ?? []), meaning.jobType];
      return;
    case "age":
      draft.postedWithinDays = meaning.days;
      return;
  }
}

/** A floor and a ceiling that were said apart, by the year where their units differ. */
function joined(one: Pay, other: Pay): Pay {
  return one.unit === other.unit ? { ...one, ...other } : { ...yearly(one), ...yearly(other) };
}

function yearly({ floor, ceiling, unit }: Pay): Pay {
  const times = unitsPerYear[unit];
  return {
    ...(floor !== undefined && { floor: floor * times }),
    ...(ceiling !== undefined && { ceiling: ceiling * times }),
    unit: "year",
  };
}
