import { milesOf, radiusAfter } from "./radius.ts";
import type { Sentence } from "./words.ts";

/** The words after a place's name that belong to it. */
export interface Suffix {
  /** In UTF-16 units, with the space after the name. */
  readonly length: number;
  readonly miles?: number;
  /** Whether the name is part of another one: "Boston University". */
  readonly belongs: boolean;
  /** "US only", "US based". */
  readonly isOnly: boolean;
  /** "SLC area". */
  readonly isArea: boolean;
}

const reach = 64;
const institution =
  /^\s+(?:universit|a\s?&\s?m\b|college|institute|schools?\b|hospital|museum|city\s+council|times\b|post\b|tribune|sta(?:tion|dium)\b|citizens?\b|passports?\b)/i;
const area =
  /^(?:\s+metro|\s+(?:airport|coast|panhandle)|(?:\s+(?:metro(?:politan)?|bay))?\s+(?:area|region|suburbs)|\s+time\s?zones?)(?![\p{L}\p{N}])/iu;
const only = /^\s+(?:only|based|residents(?:\s+only)?)(?![\p{L}\p{N}])/iu;
/** "in PA only remote": there, "only" is about the work. */
const onlyRemote = /^\s+only\s+remote/i;

/** Whether a name before these words is part of another one: "Boston University". */
export function isInstitution(following: string): boolean {
  return institution.test(following);
}

/** A place can have a radius if we know its coordinates and no radius was given before its name. */
export function suffixOf(
  { text, ends }: Sentence,
  end: number,
  { canHaveRadius }: { readonly canHaveRadius: boolean },
): Suffix {
  const following = text.slice(end, end + reach);
  const belongs = isInstitution(following);
  const radius = canHaveRadius ? radiusAfter(following) : null;
  const miles = milesOf(radius?.groups);
  const said = { belongs, isOnly: only.test(following), isArea: area.test(following) };
  const word = onlyRemote.test(following) ? null : (only.exec(following) ?? area.exec(following));
  const matched = miles === undefined ? word : radius;
  if (matched === null || !ends.has(end + matched[0].length)) return { ...said, length: 0 };
  return { ...said, length: matched[0].length, ...(miles !== undefined && { miles }) };
}
