import { regions } from "../../../../platform/places/regions.ts";

/** Working hours and arrangements say nothing about the occupation. */
const circumstances =
  /\b(?:(?:part|full)[- ]?time|per diem|prn|(?:day|night|evening|weekend|overnight|first|second|third|1st|2nd|3rd|am|pm) shift|nights|weekends?|remote|hybrid|on-?site)\b|\((?:pt|ft|[pf]t\/[pf]t)\)/gi;

const codes = regions.flatMap(({ country, code }) => (country === "US" ? [code] : [])).join("|");
/** "Boston, MA" and "Westborough-MA-CT": a medical assistant's title is also a state. */
const states = new RegExp(`,\\s?(?:${codes})(?![\\p{L}\\p{N}])|\\b(?:${codes})[-/](?:${codes})\\b`, "gu");

/** A machine or a program, a rank or a field, where the word alone is a title. */
const otherwise = [
  "(?<=(?:client/|(?:sql|web|windows|linux|unix|application|report|game) ))servers?",
  "servers?(?= (?:support|analyst|admin\\w*|engineer\\w*|architect\\w*|developer))",
  "(?<=(?:splunk|informatica|salesforce|data|database|sql|server|linux|unix|windows|oracle|sap|cloud|network|systems?|applications?|storage|citrix|vmware) )admin",
  "(?<=(?:juvenile|criminal|social) )justice",
  "sewers?(?= (?:systems?|operations?|maintenance|lines?|treatment|collection))",
];
const otherMeanings = new RegExp(`\\b(?:${otherwise.join("|").replaceAll(" ", "\\s+")})\\b`, "gi");

/** A posting's title without what only looks like a title in it. */
export function titleText(title: string): string {
  return title.replace(circumstances, " ").replace(states, " ").replace(otherMeanings, " ");
}

/** Titles that are also states or working hours. */
const doubtful = ["ma", "md", "pa", "pt", "va"];
const alone = new RegExp(`(?<![/&]\\s?)\\b(?:${doubtful.join("|")})\\b(?!\\s?[/&])`, "g");

/** "Network Engineer - Quincy MA", "Cashier PT", but nothing in "NP/PA". Beside another title they say nothing. */
export function doubtfulIn(title: string): ReadonlySet<string> {
  return new Set(Array.from(title.toLowerCase().matchAll(alone), ([code]) => code));
}

/** A title as it can be looked for: "ma" is on the postings of a whole state. */
export function searchable(typed: string, [first]: readonly { readonly title: string }[]): string {
  return first && isDoubtful(typed) ? first.title : typed;
}

export function isDoubtful(title: string): boolean {
  return doubtful.includes(title.toLowerCase());
}

/** The parts of a title: "Systems Administrator", "VMware", "Red Hat Linux". */
export function segmentsOf(title: string): string[] {
  return title.split(/\s[-–—]\s?|[,;:|()[\]]/u);
}
