import type { RequirementKind } from "@candor/contract/match/values";
import type { Requirement } from "./requirement.ts";

/** How postings say that something would be good to have. */
export const nice =
  /\b(?:nice[- ]to[- ]haves?|preferred|preferences?|desired|desirable|bonus(?: points)?|pluses|a plus|good to have|would be great|ideally|optional|assets?|helpful)\b/i;

const word = "[\\p{L}\\p{N}’'-]+";
const needed = "(?:needed|required|necessary|mandatory|req['’]?d)";
const unneeded = new RegExp(
  [
    `\\bno (?!criminal)(?:${word}[ ,/]+){1,5}(?:(?:is|are|at all) )?${needed}(?![\\p{L}])`,
    "\\bno (?:prior |previous )?experience(?: (?:ok|okay|is fine|welcome)\\b|(?=[,.;!?)]|$))",
    `(?:\\b(?:not|never)|n['’]t) (?:be )?(?:strictly |absolutely )?(?:${needed}|a (?:must|requirement))(?![\\p{L}])`,
    "\\byou (?:don['’]t|do not|won['’]t) need\\b",
  ].join("|"),
  "iu",
);

/** What the organization gives: shifts to choose from, training, pay. */
const offer = new RegExp(
  [
    "^per diem\\b",
    "\\b(?:pick(?: up)?|choose|set|select) (?:the|your|any)(?: own)? (?:shifts?|hours|schedule|days)\\b",
    "\\b(?:shifts?|hours|schedules?|days) (?:that|which) (?:suits?|fits?|works? for) you\\b",
    "\\bwe(?:['’]ll| will)? (?:train|teach|provide|offer|pay)\\b",
    "\\btraining (?:is )?(?:provided|paid|included)\\b|\\bpaid (?:training|time off|vacation|holidays)\\b",
    "[$€£] ?\\d[\\d,.]*(?:\\s?[-–—]\\s?[$€£]?\\d[\\d,.]*)?\\s?(?:/|an? |per )\\s?(?:hr?|hour|day|week|month|year)\\b",
  ].join("|"),
  "iu",
);
const isOfApplicant =
  /\b(?:must|required|able|ability|willing(?:ness)?|available|availability|experience|license)\b/i;
const asksItself =
  /\b(?:must|requires?|required|needs?|needed|at least|minimum|have|hold|know|years?|yrs?|degree|diploma|licen[cs]e[ds]?|certifi(?:ed|cation))\b/i;

/** A line as a requirement of its section's kind; undefined if it says what isn't needed, or what the job offers. */
export function asRequired(text: string, kind: RequirementKind): Requirement | undefined {
  if (offer.test(text) && !isOfApplicant.test(text)) return undefined;
  if (!unneeded.test(text)) return { text, kind: isNice(text) ? "nice" : kind };
  if (nice.test(text)) return { text, kind: "nice" };
  const rest = withoutUnneeded(text);
  return asksItself.test(rest) ? { text: rest, kind } : undefined;
}

/** "No degree required, but you must drive": what is left is that you must drive. */
function withoutUnneeded(text: string): string {
  return text
    .split(/(?<=[,;.])\s+(?:but\s+)?|\s+but\s+/i)
    .filter((clause) => !unneeded.test(clause))
    .join(" ")
    .replace(/[,;]$/, "");
}

/** "Three years, ideally in critical care" asks for three years; so does "one required, two preferred". */
function isNice(text: string): boolean {
  const isAsked = /\b(?:required|must|minimum|at least)\b/i.test(text);
  return !isAsked && nice.test(text.replace(/,\s*(?:ideally|preferably)\b.*$/i, ""));
}
