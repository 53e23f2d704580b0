import { industryText } from "@candor/contract/jobs/industry-text";
import { industries } from "@candor/contract/values";
import { type Industry, lookingFor, pattern, type Recognizer, readingOf } from "./reading.ts";

/** Other names of industries. */
const otherNames: Readonly<Partial<Record<Industry, string>>> = {
  Administrative: "administration|admin",
  Consulting: "consultancy",
  Distribution: "logistics|warehousing|shipping|transportation",
  Education: "teaching|schools",
  Finance: "financial(?: services)?|banking|accounting|insurance",
  "Health Care Provider": "health care|healthcare|medical|medicine|nursing|hospitals",
  "Human Resources": "hr|recruiting|recruitment",
  "Information Technology": "tech|technology|it|software|information technologies",
  Legal: "law",
  Management: "executive management",
  Manufacturing: "factor(?:y|ies)",
  "Product Management": "product",
  "Public Relations": "pr",
  Purchasing: "procurement|buying",
  "Quality Assurance": "quality",
  Science: "sciences|biotech|pharma|pharmaceuticals?|life sciences?",
  Training: "training and development",
};

/** Ambiguous names mean an industry only if the sentence says so. */
const needsNoun =
  /^(?:other|general business|it|product|quality|pr|management|production|training|analyst)$/i;
const noun = "(?:industry|sector|field|space|business|domain)";

const names = industries.map(
  (industry) => [industry, [industry, otherNames[industry]].filter(Boolean).join("|")] as const,
);
const field = new RegExp(`^(?:${names.map(([, name]) => name).join("|")})$`, "i");

/** Whether a text names a field of work, rather than somebody who works in it. */
export function isField(text: string): boolean {
  return field.test(text);
}

const openings = "(?:jobs|careers|positions|roles)";
const healthCare = "healthcare|health care(?<!\\b(?:animal|behavioral|home|mental) health care)";
/** "sales jobs" are anywhere, and "medical jobs" at a doctor's; these are jobs in an industry. */
const fields: readonly (readonly [RegExp, Industry])[] = [
  [pattern(`(?<field>it|information technology|tech|technology) ${openings}`), "Information Technology"],
  [pattern(`(?<field>${healthCare}) ${openings}`), "Health Care Provider"],
];

const phrases = names.flatMap(
  ([industry, name]) =>
    [
      [pattern(`(?:(?:with)?in (?:the )?)?(?:${name}) ${noun}`), industry],
      [pattern(`in (?:the )?(?<bare>${name})`), industry],
    ] as const,
);

/** "in the legal sector", "in human resources", "healthcare jobs": an industry that is named as one. */
export const industry: Recognizer = lookingFor(
  [...phrases, ...fields],
  ([pattern]) => pattern,
  (match, [, industry]) => {
    const bare = match.groups?.["bare"];
    if (bare !== undefined && needsNoun.test(bare)) return undefined;
    const reading = readingOf(match, { kind: "industry", industry }, industry, industryText(industry));
    // "Jobs" doesn't outweigh a title: "rad tech jobs".
    const named = match.groups?.["field"];
    return named === undefined ? reading : { ...reading, known: named.length };
  },
);
