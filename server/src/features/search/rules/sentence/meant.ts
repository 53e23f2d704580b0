import { stem } from "@candor/engine/analysis/stem";
import { tokens } from "@candor/engine/analysis/tokenize";
import type { FoundPlace } from "../../../../platform/places/found-place.ts";
import { skillTitled } from "../../../jobs/rules/skills.ts";
import { frequencyOf } from "../occupations/stem-frequency.ts";
import type { Introduction } from "./introduction.ts";
import { isJobCode, isPlainCode, isWordCode, needOf } from "./place-names.ts";
import type { Suffix } from "./suffix.ts";

interface Evidence {
  readonly name: string;
  /** Whether its state, country or postal code follows. */
  readonly isAddress: boolean;
  /** Whether the sentence ends with it. */
  readonly isLast: boolean;
  readonly before: Introduction;
  readonly after: Suffix;
}

/**
 * Whether a name from the gazetteer is meant as a place. When in doubt it stays text: a wrong filter hides jobs, and
 * the chip shows a word left as text.
 */
export function isMeant(found: FoundPlace, { name, isAddress, isLast, before, after }: Evidence): boolean {
  if (found.kind === "postal" && name.length < shortestPostalCode) return false;
  if (before.kind === "near" || after.miles !== undefined) return true;
  if (after.belongs || before.belongs) return false;
  const need = name === "DC" ? "nothing" : needOf(name);
  if (isAddress) return need !== "introduction" || before.kind === "in";
  if (isCode(found, name)) return isCodeMeant(name, before);
  if (before.kind === "in") return need !== "state";
  return need === "nothing" && standsAlone(found, isLast && isNoJobWord(name));
}

/** The first three characters of a Canadian code are too often something else ("B2C"). */
const shortestPostalCode = 5;

function isCode({ kind, state, country }: FoundPlace, name: string): boolean {
  const code = name.toUpperCase().replaceAll(".", "");
  return (
    (kind === "state" && code === state) || (kind === "country" && code === country) || code.length === 2
  );
}

function isCodeMeant(name: string, { kind }: Introduction): boolean {
  const code = name.replaceAll(".", "");
  if (kind === "none") return isPlainCode(code) || code.toLowerCase() === "sf" || code.toLowerCase() === "uk";
  return !isJobCode(code.toUpperCase()) && !isWordCode(code);
}

const wellKnown = new Set(["US", "CA", "GB", "AU", "IE", "NZ"]);
const bigCity = 100_000;
const bigCityElsewhere = 300_000;

/** People name the place last, so smaller places count at the end. */
const smallCity = 5000;

function standsAlone({ kind, country, population }: FoundPlace, isLast: boolean): boolean {
  if (kind !== "city") return true;
  if (!wellKnown.has(country)) return population >= bigCityElsewhere;
  return population >= (isLast && country === "US" ? smallCity : bigCity);
}

/** Whether no word of the name occurs in titles. */
function isNoJobWord(name: string): boolean {
  return tokens(name).every((token) => frequencyOf(stem(token)) === 0) && skillTitled(name) === undefined;
}
