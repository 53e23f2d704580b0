import type { SearchCriteria } from "@candor/contract/jobs";
import type { Places } from "../../../platform/places/found-place.ts";
import { type ParsedSentence, parseSentence, plainWords } from "./sentence/parse.ts";

export type { ParsedSentence } from "./sentence/parse.ts";

/** Reads the sentence, leaving to the form's fields what they already say. */
export function understand(fields: SearchCriteria, places: Places): ParsedSentence {
  const text = fields.query ?? "";
  if (fields.exact || fields.parse === false) return plainWords(text);
  return parseSentence(text, { places, claimed: claimedBy(fields) });
}

function claimedBy(fields: SearchCriteria) {
  const claims = {
    place: isStated(fields.location),
    remote: fields.remote !== undefined,
    pay: fields.compensationMin !== undefined || fields.compensationMax !== undefined,
    type: fields.jobTypes !== undefined,
    age: fields.postedWithinDays !== undefined,
  };
  return new Set((Object.keys(claims) as (keyof typeof claims)[]).filter((kind) => claims[kind]));
}

/** Where a form's field holds nothing but space, the sentence may name the place. */
export function isStated<T>(location: T | string | undefined): location is T | string {
  return location !== undefined && (typeof location !== "string" || location.trim() !== "");
}
