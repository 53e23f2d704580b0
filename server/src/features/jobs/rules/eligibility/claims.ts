import { sentencesOf } from "../stated/sentence-at.ts";
import { regionsIn } from "./regions-in.ts";

/** A sentence about where one may live: only there, or anywhere but there. */
export interface LivingClaim {
  readonly kind: "only" | "not" | "anywhere";
  /** ISO 3166 codes: "US", "US-CA". */
  readonly regions: readonly string[];
  readonly sentence: string;
  /** It names a narrower place in the region: living in the region isn't enough. */
  readonly near: boolean;
}

const people = "(?:candidates?|applicants?|residents?|employees?|people|anyone|those|individuals)";
const living = "(?:resid(?:e|es|ing|ents?)|liv(?:e|es|ing)|located|based)";

const only: readonly RegExp[] = [
  new RegExp(`\\b(?:must|need(?:s)? to|required to|have to|has to)\\b[^.]{0,40}\\b${living}\\b`, "i"),
  new RegExp(
    `\\bonly\\b[^.]{0,60}\\b(?:hir(?:e|es|ing)|consider\\w*|accept\\w*|open to|available|${people}|${living})\\b`,
    "i",
  ),
  new RegExp(`\\b(?:hir(?:e|es|ing)|consider\\w*|accept\\w*|open to|available)\\b[^.]{0,60}\\bonly\\b`, "i"),
  new RegExp(
    `\\b(?:open|available) to\\b[^.]{0,30}\\b${people}\\b[^.]{0,30}\\b(?:in|of|from|within)\\b`,
    "i",
  ),
  /\b(?:live|work|working|remotely|remote|based|located)\b,? (?:from )?anywhere (?:in|within)\b/i,
  /\bremote(?:ly)?(?: position| role| job| work)?,? (?:from )?(?:with)?in the\b/i,
  /\bremote(?:ly)?(?: position| role| job| work)?,? within\b/i,
  /\b(?:USA?|U\.S\.|UK|EU|Canada|United States)[- ]only\b/,
  new RegExp(`\\b${people} only\\b`, "i"),
  new RegExp(`\\bwelcome\\w*\\b[^.]{0,20}\\b${people}\\b[^.]{0,15}\\b(?:in|from|within)\\b`, "i"),
  /\b(?:hir(?:e|es|ing)|employ(?:s|ing)?)\b[^.]{0,40}\b(?:following|these|those)\b[^.:]{0,10}\b(?:states|countries|provinces|regions|locations)\b/i,
];
/** "Remote in Germany, Austria or Switzerland", "Remote (EMEA)", "Fully remote - US": the place comes next. */
const headed =
  /^\W*(?:(?:fully|100%) )?remote(?: position| role| job| work)?(?: in |,? ?\(|: ?|, | [-–—] )(?<place>[^.;)]+)/i;

const not = /\b(?:not|cannot|unable to|no longer|ineligible)\b|n['’]t\b/i;
const hiring = new RegExp(
  `\\b(?:hir(?:e|es|ing)|employ(?:ing)?|${people}|${living}|available|open to|eligible|performed|done|worked)\\b`,
  "i",
);
const except = /\b(?:except(?:ing)?(?: for)?|exclud(?:es|ing)|other than|with the exception of)\b/i;
const outside = /\boutside(?: of)?\b/i;
const anywhere =
  /\b(?:from )?anywhere in the world\b|\bwork(?:ing)? from anywhere(?=[.!,]|$)|\bremote(?:ly)?,? worldwide\b/i;

/** Sentences about rights, pay and wishes name states, but say nothing about where one may live. */
const beside =
  /visa|sponsor|authori[sz]|citizen|discriminat|regardless|equal (?:employment )?opportunity|\blaws?\b|\bact\b|pay range|salar|compensation|benefits|privacy|prefer|ideally|\bplus\b|not (?:need|have|required|limited)|n['’]t (?:need|have)|customers?|clients?|travel|relocat/i;
const narrower = /\bmiles\b|commut|driving distance|\bnear\b/i;

/** What a text says about where one may live, in order. */
export function livingClaimsIn(text: string): LivingClaim[] {
  return sentencesOf(text).flatMap(claimsOf);
}

function claimsOf(sentence: string): LivingClaim[] {
  if (beside.test(sentence)) return [];
  const near = narrower.test(sentence);
  const claim = (kind: LivingClaim["kind"], words: string): LivingClaim[] => {
    const regions = regionsIn(words);
    return regions.length === 0 ? [] : [{ kind, regions, sentence, near }];
  };
  const parted = except.exec(sentence);
  const said = parted ? sentence.slice(0, parted.index) : sentence;
  const excepted = parted ? claim("not", sentence.slice(parted.index)) : [];
  if (not.test(said) && hiring.test(said)) {
    const beyond = outside.exec(said);
    return [...(beyond ? claim("only", said.slice(beyond.index)) : claim("not", said)), ...excepted];
  }
  if (anywhere.test(said)) return [{ kind: "anywhere", regions: [], sentence, near: false }, ...excepted];
  if (only.some((pattern) => pattern.test(said))) return [...claim("only", said), ...excepted];
  const place = headed.exec(said)?.groups?.["place"] ?? "";
  if (beginsWithRegion(place)) return [...claim("only", place), ...excepted];
  return hiring.test(said) || /remote/i.test(said) ? excepted : [];
}

/** "Germany, Austria or Switzerland", but not "lighthouses in Maine". */
function beginsWithRegion(place: string): boolean {
  const [first = ""] = place.split(/,|\/| or | and | & /);
  return regionsIn(first).length > 0 && first.trim().split(/\s+/).length <= mostWords;
}

/** The longest name of a region: "the United States of America". */
const mostWords = 5;
