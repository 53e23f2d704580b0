import type { SearchCriteria } from "@candor/contract/search/shapes";
import { organizationBeginnings } from "./sentence/begun-organization.ts";
import { organizationCandidates } from "./sentence/organization.ts";
import { type ParsedSentence, parseSentence, plainWords } from "./sentence/parse.ts";
import type { Names } from "./sentence/reading.ts";
import { sentenceOf } from "./sentence/words.ts";

export type { ParsedSentence } from "./sentence/parse.ts";

/** Parses the sentence, given the form's fields. */
export function understand(fields: SearchCriteria, names: Names): ParsedSentence {
  const text = fields.query ?? "";
  if (!isRead(fields)) return plainWords(text);
  return parseSentence(text, { ...names, claimed: claimedBy(fields) });
}

/** The sentence is parsed alike for fields with the same key. */
export function sentenceKey(fields: SearchCriteria): string {
  return JSON.stringify([fields.query ?? "", isRead(fields), ...claimedBy(fields)]);
}

interface ToLookUp {
  readonly names: readonly string[];
  readonly beginnings: readonly string[];
}

/** Possible names of organizations, and beginnings of names, to look up before the sentence is parsed. */
export function namesToLookUp(fields: SearchCriteria): ToLookUp {
  if (!isRead(fields)) return { names: [], beginnings: [] };
  const sentence = sentenceOf(fields.query ?? "");
  return { names: organizationCandidates(sentence), beginnings: organizationBeginnings(sentence) };
}

/** Whether the sentence is parsed into chips, rather than taken as plain words. */
export function isRead({ exact, parse }: SearchCriteria): boolean {
  return !exact && parse !== false;
}

/**
 * If a field names a place or an age, the sentence's words for it stay plain words. Remote, pay and type are facets:
 * their words are still read, and the field overrides them, so that a facet counts what its value finds.
 */
function claimedBy(fields: SearchCriteria) {
  const claims = { place: isStated(fields.location), age: fields.postedWithinDays !== undefined };
  return new Set((Object.keys(claims) as (keyof typeof claims)[]).filter((kind) => claims[kind]));
}

/** A blank field states nothing, so the sentence may name the place. */
export function isStated<T>(location: T | string | undefined): location is T | string {
  return location !== undefined && (typeof location !== "string" || location.trim() !== "");
}
