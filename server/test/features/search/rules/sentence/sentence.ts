import {
  type ParsedSentence,
  parseSentence,
} from "../../../../../src/features/search/rules/sentence/parse.ts";
import type { FilterKind } from "../../../../../src/features/search/rules/sentence/reading.ts";
import { loadPlaces } from "../../../../../src/platform/places/places.ts";

/** A Thursday. */
const now = Date.UTC(2026, 6, 30, 12);

export function parse(text: string, claimed: readonly FilterKind[] = []): ParsedSentence {
  const names = { places: loadPlaces(), organizations: new Map(), now };
  return parseSentence(text, { ...names, claimed: new Set(claimed) });
}

/** "text senior nurse | place Austin, TX" */
export function written({ chips }: ParsedSentence): string {
  return chips.map(({ kind, value }) => `${kind} ${value}`).join(" | ");
}

/** The clauses and the exclusions: `senior "machine learning" engin* -crypto`. */
export function asked({ clauses, exclude }: ParsedSentence): string {
  const words = clauses.map((clause) => {
    if (clause.kind === "word") return clause.word;
    return clause.kind === "prefix" ? `${clause.prefix}*` : `"${clause.words.join(" ")}"`;
  });
  return [...words, ...exclude.map((word) => `-${word}`)].join(" ");
}
