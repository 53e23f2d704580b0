import { stem } from "@candor/engine/analysis/stem";
import { tokens } from "@candor/engine/analysis/tokenize";
import { isAirport, isLandmark, isNeighborhood } from "../../../../platform/places/areas/localities.ts";
import { cityAliases } from "../../../../platform/places/city-aliases.ts";
import { fold } from "../../../../platform/places/fold.ts";
import type { FoundPlace } from "../../../../platform/places/found-place.ts";
import { american } from "../../../../platform/places/gazetteer.ts";
import { skillTitled } from "../../../jobs/rules/skills.ts";
import { isEverydayWord } from "../everyday-words.ts";
import { frequencyOf } from "../occupations/stem-frequency.ts";
import type { Introduction } from "./introduction.ts";
import {
  endsSentence,
  isDottedCode,
  isJobCode,
  isLa,
  isNeverCode,
  isPlainCode,
  isWordAirport,
  isWordCode,
  mayLead,
  type Need,
  needOf,
} from "./place-names.ts";
import type { Suffix } from "./suffix.ts";

interface Evidence {
  readonly name: string;
  /** Whether its state, country or postal code follows. */
  readonly isAddress: boolean;
  /** Whether the sentence is all in capitals. */
  readonly isLoud: boolean;
  /** Whether there is nothing else but filler, and how one works: "okc jobs", "part time okc". */
  readonly isAlone: boolean;
  /** Whether the sentence ends with it, or only pay, times and filler follow. */
  readonly isLast: boolean;
  /** Whether it is one of several codes side by side: "dc md va". */
  readonly isListed: boolean;
  /** A place that is joined with it: "aurora and naperville". */
  readonly beside: FoundPlace | undefined;
  /** Whether the state or country of that place follows, and is its own too: "bloomington and normal il". */
  readonly isBesideAddress: boolean;
  /** Whether the other name is also a city in its state: "mobile or montgomery". */
  readonly hasNeighbor: boolean;
  /** Whether it is a city of the state whose name stands somewhere else: "texas nurse paris". */
  readonly isInStateSaid: boolean;
  /** Whether it is the number of a standard or a posting: "ISO 13485", "req 88213". */
  readonly isStandard: boolean;
  /** Whether it ends with "remote us", or begins with "us remote", or has that after a title. */
  readonly isWhereRemote: boolean;
  /** Whether "of" follows: "the University of Texas". */
  readonly isOfAnother: boolean;
  /** What comes right before it: a known title, another word of titles, or neither. */
  readonly follows: "title" | "titleWord" | "other";
  /** The title that comes right after it, if only filler comes before it: "tx nurse". */
  readonly leads: string | undefined;
  /** Whether "in" joins it to a title that has no field with this name: "nurse in mobile". */
  readonly isWhereOneWorks: boolean;
  /** Whether it ends what says where: "jobs in la that pay weekly". */
  readonly isBeforeClause: boolean;
  readonly before: Introduction;
  readonly after: Suffix;
}

/**
 * Whether a name from the gazetteer is meant as a place. When in doubt it stays text: a wrong filter hides jobs, and
 * the chip shows a word left as text.
 */
export function isMeant(found: FoundPlace, evidence: Evidence): boolean {
  const { name, isAddress, isLast, before, after } = evidence;
  const isShort = name.length < shortestPostalCode && !isAddress;
  if (found.kind === "postal" && (isShort || evidence.isStandard)) return false;
  // "20 miles from home" isn't in Washington.
  if (/^home$/i.test(name) && !isAddress) return false;
  // "near Boston University" is near Boston, but neither "near Penn Station" nor "near the University of …" is.
  const isPartOfName = (after.belongs || evidence.isOfAnother) && needOf(name) === "state";
  // "driver 10 mi" is no town in Australia, and "more than 10 miles" none in India.
  const isWordBefore = !isAddress && ["introduction", "state"].includes(needOf(name));
  const isMeasured = after.miles !== undefined && !isWordBefore;
  if (!isPartOfName && (before.kind === "near" || isMeasured)) return !isWordAbroad(found, name);
  if (after.belongs || before.belongs) return false;
  if (evidence.isListed) return true;
  const need = name === "DC" ? "nothing" : needOf(name);
  if (isAddress) return need !== "introduction" || before.kind === "in";
  if (need === "preposition" && isLike(found, evidence.beside)) return true;
  // "nurse cork", "rn aurora".
  const isAtEnd = evidence.isAlone || (isLast && evidence.follows === "title");
  if (need === "preposition" && before.kind === "none" && isAtEnd && isKnownCity(found)) return true;
  if (evidence.isBesideAddress && isJoinable(found, need)) return true;
  const needsNeighbor = found.country === "US" ? need !== "introduction" : need === "nothing";
  if (needsNeighbor && evidence.hasNeighbor) return true;
  if (
    (found.population === 0 && isLandmark(name)) ||
    (need === "nothing" && isCityAbroad(found, evidence.beside))
  )
    return true;
  if (found.kind === "area") return before.kind === "in" || need === "nothing";
  if (isAirport(name) && isCode(found, name)) return isAirportMeant(name, evidence);
  if (found.kind === "country" && (after.isOnly || isWhereRemote(evidence))) return true;
  if (found.kind === "country" && isCode(found, name))
    return isCodeMeant(name, { ...evidence, follows: "other" });
  if (isCode(found, name)) return isCodeMeant(name, evidence);
  if (before.kind === "in") return need !== "state" || (evidence.isWhereOneWorks && isBigTown(found));
  if (need === "nothing" && isLast && evidence.isInStateSaid && found.population >= smallCity) return true;
  return need === "nothing" && standsAlone(found, name, { isLast, isFirst: evidence.leads !== undefined });
}

/** "us or canada" are both countries, "aurora and naperville" both cities of one. */
function isLike(found: FoundPlace, beside: FoundPlace | undefined): boolean {
  if (beside === undefined || beside.kind !== found.kind) return false;
  return found.kind === "country" || beside.country === found.country;
}

/** "zurich or geneva": both cities of one country. */
function isCityAbroad({ kind, country, population }: FoundPlace, beside: FoundPlace | undefined): boolean {
  return (
    kind === "city" &&
    country !== "US" &&
    population >= middleCity &&
    beside?.kind === "city" &&
    beside.country === country &&
    beside.population >= bigCity
  );
}

function isKnownCity({ kind, country, population }: FoundPlace): boolean {
  return kind === "city" && wellKnown.has(country) && population >= bigCity;
}

/** In smaller ones, the word is likelier. */
function isBigTown({ kind, country, population }: FoundPlace): boolean {
  return kind === "city" && country === "US" && population >= bigTown;
}

/** Nobody looks for work near Metro in Indonesia. */
function isWordAbroad({ kind, country, population }: FoundPlace, name: string): boolean {
  return (
    kind === "city" && needOf(name) === "state" && !wellKnown.has(country) && population < bigCityElsewhere
  );
}

/** Words are also names of small towns. */
function isJoinable({ kind, population }: FoundPlace, need: Need): boolean {
  return (
    kind === "city" && population >= (need === "nothing" ? smallCity : middleCity) && need !== "introduction"
  );
}

/** "remote us", "us remote only": even in lower case. */
function isWhereRemote(evidence: Evidence): boolean {
  return evidence.isWhereRemote && /^u[sk]$/i.test(evidence.name);
}

/** The first three characters of a Canadian code are too often something else ("B2C"). */
const shortestPostalCode = 5;

function isCode({ kind, state, country }: FoundPlace, name: string): boolean {
  const code = name.toUpperCase().replaceAll(".", "");
  return (
    (kind === "state" && code === state) ||
    (kind === "country" && code === country) ||
    code.length === 2 ||
    isAirport(code)
  );
}

/** "ramp agent ORD", "gate agent lax", "near SEA". */
function isAirportMeant(
  name: string,
  { follows, leads, isLoud, isLast, isAlone, before, after }: Evidence,
): boolean {
  // "okc welder".
  const isFirst = before.kind === "none" && leads !== undefined;
  if ((isAlone || isFirst || after.isArea) && !isWordAirport(name)) return true;
  const isUpper = name === name.toUpperCase();
  if (before.kind !== "none") return isUpper || !isWordAirport(name);
  // "tsa LAX": in capitals, if the sentence isn't all capitals.
  if (isUpper && isLast && !isLoud && !isWordAirport(name.toLowerCase())) return true;
  return follows === "title" ? isUpper || (isLast && !isWordAirport(name)) : isUpper && follows !== "other";
}

function isCodeMeant(
  name: string,
  { before, beside, follows, leads, isLast, isBeforeClause }: Evidence,
): boolean {
  // "south la", "la or sf".
  if (isDottedCode(name) || (isLa(name) && (before.part > 0 || isBesideLosAngeles(beside)))) return true;
  const { kind } = before;
  const code = name.replaceAll(".", "");
  if (kind === "none" && leads !== undefined && mayLead(code.toLowerCase(), leads)) return true;
  // "nurse ok with weekends".
  const isWordHere = isBeforeClause && isWordCode(code);
  if (kind === "none" && isLast && follows !== "other" && !isJobCode(code.toUpperCase()) && !isWordHere)
    return isUpperCode(code) || (follows === "title" ? !isNeverCode(code) : !isWordCode(code));
  if (kind === "none") return isPlainCode(code) || code.toLowerCase() === "sf" || code.toLowerCase() === "uk";
  if (kind === "in" && (isLast || isBeforeClause) && endsSentence(code.toLowerCase())) return true;
  return !isJobCode(code.toUpperCase()) && !isWordCode(code);
}

/** "la or tx" and "la and ms" are about Louisiana. */
function isBesideLosAngeles(beside: FoundPlace | undefined): boolean {
  if (beside === undefined) return false;
  return beside.kind !== "state" || !["AR", "MS", "TX"].includes(beside.state ?? "");
}

function isUpperCode(code: string): boolean {
  return code === code.toUpperCase();
}

const wellKnown = new Set(["US", "CA", "GB", "AU", "IE", "NZ"]);
const bigTown = 80_000;
const bigCity = 100_000;
const bigCityElsewhere = 300_000;
/** At the end, if the name is nothing else: "comptable bordeaux". */
const cityElsewhere = 150_000;

const middleCity = 20_000;

/** People name the place last, so smaller places count at the end. */
const smallCity = 5000;

function standsAlone(
  { kind, country, population }: FoundPlace,
  name: string,
  { isLast, isFirst }: { readonly isLast: boolean; readonly isFirst: boolean },
): boolean {
  if (kind !== "city") return true;
  // Towns that only the table of ZIP codes has, and neighborhoods, have no population. Before a title, many such names
  // are something else: "north metro".
  if (population === 0)
    return (isLast || (isFirst && isNoOther(name))) && /\s/.test(name) && isNoJobWord(name);
  if ((american.has(country) || country === "IN") && cityAliases.has(fold(name))) return true;
  const isOnlyName = isNoJobWord(name) && !isEverydayWord(name);
  // "fort myers cook": two words that no job has are always a city's name.
  if (american.has(country) && population >= middleCity && /\s/.test(name) && isNoJobWord(name)) return true;
  // "nantucket chef", "bar harbor server".
  const isTown = population >= (/\s/.test(name) ? 1 : smallCity) && !/^(?:lower|upper) | side$/i.test(name);
  if (american.has(country) && isFirst && isOnlyName && isTown) return true;
  if (!wellKnown.has(country) && !american.has(country))
    return population >= (isLast && isOnlyName ? cityElsewhere : bigCityElsewhere);
  return population >= (isLast && american.has(country) && isNoJobWord(name) ? smallCity : bigCity);
}

/** "upper west side teacher", "camp lejeune nurse". */
function isNoOther(name: string): boolean {
  return isNeighborhood(name) || /^(?:camp|fort|ft) | afb$/i.test(name);
}

/** Whether it isn't a skill and has a word that occurs in no title: "Key West" is a place, "Center" isn't. */
function isNoJobWord(name: string): boolean {
  if (/^(?:city|town|village) of /i.test(name)) return true;
  return tokens(name).some((token) => frequencyOf(stem(token)) === 0) && skillTitled(name) === undefined;
}
