import type { Chip } from "@candor/contract/search/shapes";
import type { industries, jobTypes, payUnits, seniorities } from "@candor/contract/values";
import type { Wish } from "@candor/engine/facts";
import type { FoundPlace, Places } from "../../../../platform/places/found-place.ts";
import type { Occupation } from "../occupations/occupation.ts";
import type { Sentence, Word } from "./words.ts";

/** The kinds that a form field can also set. */
export type FilterKind = "place" | "remote" | "pay" | "type" | "age";

export type PayUnit = (typeof payUnits)[number];
export type JobType = (typeof jobTypes)[number];
export type Seniority = (typeof seniorities)[number];
export type Industry = (typeof industries)[number];

export interface Place {
  readonly found: FoundPlace;
  /** The radius around it; absent means the place itself. */
  readonly miles?: number;
}

/** Amounts in the stated unit; at least one of the two is present. */
export interface Pay {
  readonly floor?: number;
  readonly ceiling?: number;
  readonly unit: PayUnit;
  /** ISO 4217; absent if the sentence names no currency, or dollars without a country. */
  readonly currency?: string;
  /** Whether it says dollars, whichever country's. */
  readonly dollars?: true;
}

/** "include" restricts nothing: the sentence accepts both. */
export type Remote = "only" | "exclude" | "include";

export type Meaning =
  | { readonly kind: "place"; readonly place: Place }
  /** Near the person who asks. */
  | { readonly kind: "nearMe"; readonly miles?: number }
  | { readonly kind: "remote"; readonly remote: Remote }
  | { readonly kind: "pay"; readonly pay: Pay }
  | { readonly kind: "type"; readonly jobType: JobType }
  | { readonly kind: "age"; readonly days: number }
  | { readonly kind: "phrase"; readonly words: readonly string[] }
  | { readonly kind: "prefix"; readonly prefix: string }
  /** What must not occur, where the work must not be, and whose it must not be. */
  | {
      readonly kind: "not";
      readonly words: readonly string[];
      readonly places?: readonly Place[];
      readonly organizations?: readonly number[];
    }
  | { readonly kind: "occupation"; readonly occupations: readonly Occupation[] }
  | { readonly kind: "skill"; readonly skill: string }
  | { readonly kind: "seniority"; readonly seniority: Seniority }
  | { readonly kind: "industry"; readonly industry: Industry }
  | { readonly kind: "language"; readonly language: string }
  | { readonly kind: "organization"; readonly ids: readonly number[] }
  | { readonly kind: "wish"; readonly wish: Wish }
  /** A known name: stays text, and each of its words is required. */
  | { readonly kind: "name" }
  /** A phrase that stays text, and matches as one. */
  | { readonly kind: "saying" }
  /** Filler: "I am looking for"; "within 10 miles of me" beside a form's position, with its miles. */
  | { readonly kind: "opening"; readonly miles?: number };

/** A possible meaning of some words. Several readings may claim a word; `resolve` decides. */
export interface Reading extends Pick<Chip, "value" | "label" | "choices"> {
  /** From the start of a word to the end of a word, including filler around the known phrase. */
  readonly start: number;
  readonly end: number;
  /** Characters of the known phrase, without the filler words. */
  readonly known: number;
  /**
   * Decides between readings of a kind that a search has only once ("in Austin" beats a bare "Dallas"); 0 by default.
   */
  readonly certainty?: number;
  readonly meaning: Meaning;
}

/** The part of the gazetteer that recognizers use. */
export type PlaceNames = Pick<Places, "findAll" | "label">;

export interface OrganizationName {
  readonly name: string;
  readonly ids: readonly number[];
  /** False if all its postings are closed. */
  readonly listsPostings?: boolean;
}

/** The organizations that a sentence may name, by name in lower case. */
type OrganizationNames = ReadonlyMap<string, OrganizationName>;

/** Names that are looked up, and the time at which a sentence is read. */
export interface Names {
  readonly places: PlaceNames;
  readonly organizations: OrganizationNames;
  /** Those whose names go on after words of the sentence, by these words in lower case. */
  readonly beginnings?: ReadonlyMap<string, readonly { readonly id: number; readonly name: string }[]>;
  /** In milliseconds. */
  readonly now: number;
}

export type PlaceReading = Reading & { readonly meaning: Extract<Meaning, { kind: "place" }> };

export function isPlace(reading: Reading): reading is PlaceReading {
  return reading.meaning.kind === "place";
}

export type Recognizer = (sentence: Sentence, names: Names) => Reading[];

/**
 * Not amid a word of a Latin, Greek or Cyrillic script; `matchesIn` knows all letters. A class of all letters takes a
 * millisecond to compile, in hundreds of patterns.
 */
const endOfWord = "(?![0-9a-zªµºÀ-ÖØ-öø-ԯḀ-ỿ])";

/** A pattern for `matchesIn`: allows any white space between words, and must end at the end of a word. */
export function pattern(source: string): RegExp {
  return new RegExp(`(?:${source.replaceAll(" ", "\\s+")})${endOfWord}`, "iuy");
}

/** The pattern's matches that start at one of these words and end at the end of one, at most one per start. */
export function matchesIn(
  { text, words, ends }: Sentence,
  pattern: RegExp,
  among: readonly Word[] = words,
): RegExpExecArray[] {
  return among.flatMap(({ start }) => {
    pattern.lastIndex = start;
    const match = pattern.exec(text);
    return match !== null && ends.has(start + match[0].length) ? [match] : [];
  });
}

/**
 * A recognizer that reads each match of these phrases. At most words none begins: one look tells, at all patterns
 * together.
 */
export function lookingFor<Phrase>(
  phrases: readonly Phrase[],
  patternOf: (phrase: Phrase) => RegExp,
  read: (match: RegExpExecArray, phrase: Phrase) => Reading | undefined,
): Recognizer {
  const sources = phrases.map((phrase) => patternOf(phrase).source.replace(/\(\?<\w+>/g, "(?:"));
  const all = joinedShort(sources).map((source) => new RegExp(source, "iuy"));
  return (sentence) => {
    const beginning = sentence.words.filter(({ start }) =>
      all.some((any) => {
        any.lastIndex = start;
        return any.test(sentence.text);
      }),
    );
    if (beginning.length === 0) return [];
    return phrases.flatMap((phrase) =>
      matchesIn(sentence, patternOf(phrase), beginning).flatMap((match) => read(match, phrase) ?? []),
    );
  };
}

/** V8 optimizes no pattern of more than 20 KB. Shorter ones are measurably faster still. */
const longestSource = 5_000;

/** The sources as alternatives, in as few patterns as stay short. */
function joinedShort(sources: readonly string[]): string[] {
  const joined: string[] = [];
  for (const source of sources) {
    const last = joined.at(-1);
    if (last !== undefined && last.length + source.length < longestSource)
      joined[joined.length - 1] = `${last}|${source}`;
    else joined.push(source);
  }
  return joined;
}

/** For phrases that are patterns and nothing else. */
export const itself = (pattern: RegExp): RegExp => pattern;

/** The reading of a whole match. */
export function readingOf(match: RegExpExecArray, meaning: Meaning, value: string, label: string): Reading {
  const { index: start, 0: matched } = match;
  return { start, end: start + matched.length, known: matched.length, meaning, value, label };
}
