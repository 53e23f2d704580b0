import type { FoundPlace } from "../../../../platform/places/found-place.ts";
import type { Introduction } from "./introduction.ts";
import { isJobCode, isPlainCode, isWordCode, needOf } from "./place-names.ts";
import type { Suffix } from "./suffix.ts";

interface Evidence {
  readonly name: string;
  /** Whether its state, country or postal code follows. */
  readonly isAddress: boolean;
  readonly before: Introduction;
  readonly after: Suffix;
}

/** Whether a name of the gazetteer is meant as a place: a wrong filter hides jobs, a word left as text is only seen. */
export function isMeant(found: FoundPlace, { name, isAddress, before, after }: Evidence): boolean {
  if (found.kind === "postal" && name.length < shortestPostalCode) return false;
  if (before.kind === "near" || after.miles !== undefined) return true;
  if (after.belongs || before.belongs) return false;
  const need = needOf(name);
  if (isAddress) return need !== "introduction" || before.kind === "in";
  if (isCode(found, name)) return isCodeMeant(name, before);
  if (before.kind === "in") return need !== "state";
  return need === "nothing" && standsAlone(found);
}

/** The three signs that begin a Canadian code are too often something else ("B2C"). */
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

function standsAlone({ kind, country, population }: FoundPlace): boolean {
  return kind !== "city" || population >= (wellKnown.has(country) ? bigCity : bigCityElsewhere);
}
