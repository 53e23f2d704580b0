import { countryNames } from "@candor/contract/profiles/countries";
import { countryGroups } from "../../../../platform/places/areas/country-groups.ts";
import { regions } from "../../../../platform/places/regions.ts";

const unitedStates = [
  "the united states of america",
  "united states of america",
  "united states",
  "u.s.a.",
  "u.s.",
];

/** Codes by name in lower case; a name may mean several: "Georgia" is a state and a country. */
const byName = namedCodes();

/** Only in capitals: "us" and "in" are words. */
const capitals: Readonly<Record<string, readonly string[]>> = {
  US: ["US"],
  USA: ["US"],
  UK: ["GB"],
  ...Object.fromEntries(
    countryGroups.flatMap(({ codes, countries }) => codes.map((code) => [code, countries])),
  ),
};
const capitalNames = new RegExp(`\\b(?:${Object.keys(capitals).join("|")})\\b`, "g");

const names = new RegExp(
  `(?<![\\p{L}])(?:${[...byName.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(".", "\\."))
    .join("|")})(?![\\p{L}])`,
  "giu",
);
const stateCodes = new Set(regions.filter(({ country }) => country === "US").map(({ code }) => code));

/** Countries and states that a text names, as ISO 3166 codes: "US", "US-CA". */
export function regionsIn(text: string): string[] {
  const named = [...text.matchAll(names)].flatMap(([name]) => byName.get(name.toLowerCase()) ?? []);
  const short = [...text.matchAll(capitalNames)].flatMap(([name]) => capitals[name] ?? []);
  return [...new Set([...named, ...short, ...listedStates(text)])];
}

/** State codes count if several are listed: one alone may be a word, such as "OR" and "IN". */
function listedStates(text: string): string[] {
  const codes = [...text.matchAll(/\b[A-Z]{2}\b/g)]
    .map(([code]) => code)
    .filter((code) => stateCodes.has(code));
  return codes.length < 2 ? [] : codes.map((code) => `US-${code}`);
}

function namedCodes(): ReadonlyMap<string, readonly string[]> {
  const byName = new Map<string, string[]>();
  const add = (name: string, codes: readonly string[]) => {
    const key = name.toLowerCase();
    byName.set(key, [...(byName.get(key) ?? []), ...codes]);
  };
  for (const { country, code, name } of regions) add(name, [`${country}-${code}`]);
  for (const [code, name] of countryNames("en")) if (/^[\p{L} ]+$/u.test(name)) add(name, [code]);
  for (const name of unitedStates) if (!byName.has(name)) add(name, ["US"]);
  add("all 50 states", ["US"]);
  add("all fifty states", ["US"]);
  add("great britain", ["GB"]);
  add("washington, d.c.", ["US-DC"]);
  add("washington, dc", ["US-DC"]);
  add("washington dc", ["US-DC"]);
  for (const { names, countries } of countryGroups) for (const name of names) add(name, countries);
  return byName;
}
