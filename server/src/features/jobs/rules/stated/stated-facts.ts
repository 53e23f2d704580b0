import type { FactName } from "@candor/contract/jobs/facts";
import type { PostingTable, StatedFacts } from "../../../../platform/database/tables/postings.ts";
import { fromJson } from "../../../../platform/json-text.ts";
import type { PostingDraft } from "../posting-draft.ts";
import { degreeRules, secondChanceRules } from "./barriers.ts";
import { experienceRules } from "./experience.ts";
import { scheduleRules, shiftRules, weekendRules } from "./hours.ts";
import { licenseRules } from "./licenses.ts";
import { bonusRules, contractWeekRules, paydayRules } from "./rewards.ts";
import { sentenceAt, sentenceEnds } from "./sentence-at.ts";
import { sponsorshipRules } from "./sponsorship.ts";
import { type FactRules, type Statement, said } from "./statement.ts";

/** For languages, only whether one of two is enough: their names are read when postings are imported. */
const bilingualRules: FactRules = {
  fact: "languages",
  trigger: "bilingual",
  rules: [
    [null, said("bilingual (?:education|programs?|schools?|class\\w*|teachers?|immersion)")],
    ["Bilingual", said("bilingual")],
  ],
};

const tables: readonly FactRules[] = [
  bilingualRules,
  sponsorshipRules,
  scheduleRules,
  shiftRules,
  weekendRules,
  licenseRules,
  bonusRules,
  degreeRules,
  experienceRules,
  paydayRules,
  secondChanceRules,
  contractWeekRules,
];

/** One group per table: one pass over a text finds every sentence worth reading. */
const triggers = new RegExp(`\\b(?:${tables.map(({ trigger }) => `(${trigger})`).join("|")})`, "g");

/** Titles give shifts as labels: "RN - Nights", "Welder (2nd Shift)". */
const label =
  /(?:[-–,(/|]|\bshift)\s*(?:shift:?\s*)?(?<label>days|nights|evenings|overnights?|weekends?)\b/gi;
const labels: Readonly<Record<string, readonly [FactName, string]>> = {
  days: ["shifts", "day"],
  nights: ["shifts", "night"],
  evenings: ["shifts", "evening"],
  overnight: ["shifts", "night"],
  overnights: ["shifts", "night"],
  weekend: ["weekends", "yes"],
  weekends: ["weekends", "yes"],
};

/** What a posting's title and text state, sentence by sentence. Offsets are those of `statedText`. */
export function statementsIn(title: string, text: string): Statement[] {
  const all = statedText(title, text);
  // Case-insensitive patterns take three times as long. A few letters change their length when folded.
  const folded = all.toLowerCase();
  const lower = folded.length === all.length ? folded : all;
  const read = tables.map(() => 0);
  const found: Statement[] = [...labelsIn(title)];
  let ends: readonly number[] | undefined;
  triggers.lastIndex = 0;
  for (let match = triggers.exec(lower); match !== null; match = triggers.exec(lower)) {
    const number = match.indexOf(match[0], 1) - 1;
    if (match.index < read[number]!) continue;
    const { start, end } = sentenceAt(all, (ends ??= sentenceEnds(all)), match.index);
    read[number] = end;
    const values = valuesIn(lower.slice(start, end), tables[number]!);
    if (values.length > 0) found.push({ fact: tables[number]!.fact, values, start, end, at: match.index });
  }
  return found;
}

/** What title and text state, by fact. */
export function factsIn(title: string, text: string): StatedFacts {
  const facts: { [Name in FactName]?: string[] } = {};
  for (const { fact, values } of statementsIn(title, text))
    facts[fact] = [...new Set([...(facts[fact] ?? []), ...values])];
  return facts;
}

/** What a posting states: if its source has a column for a fact, that decides; otherwise its title and text do. */
export function factsOfDraft({
  title,
  text,
  stated,
}: Pick<PostingDraft, "title" | "text" | "stated">): StatedFacts {
  return { ...factsIn(title, text), ...stated };
}

/** A posting as the records have it. */
export type StatingPosting = Pick<PostingTable, "title" | "text" | "languages_json" | "stated_json">;

/** The facts read when the posting was written. For a posting written before facts existed, reads them now. */
export function factsOfPosting({ title, text, languages_json, stated_json }: StatingPosting): StatedFacts {
  const stated = stated_json === null ? factsIn(title, text) : fromJson(stated_json);
  const languages = [...fromJson(languages_json), ...(stated.languages ?? [])];
  return { ...stated, languages };
}

/** The text that statements are read from. */
export function statedText(title: string, text: string): string {
  return `${title}\n${text}`;
}

function labelsIn(title: string): Statement[] {
  return [...title.matchAll(label)].map((match) => {
    const [fact, value] = labels[match.groups!["label"]!.toLowerCase()]!;
    return { fact, values: [value], start: 0, end: title.length, at: match.index };
  });
}

function valuesIn(sentence: string, { rules, boilerplate }: FactRules): string[] {
  if (boilerplate?.test(sentence)) return [];
  const values = new Set<string>();
  let rest = sentence;
  for (const [stated, pattern] of rules) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(rest); match !== null; match = pattern.exec(rest)) {
      const { index, 0: words } = match;
      const each = typeof stated === "function" ? stated(match) : (stated ?? []);
      for (const value of typeof each === "string" ? [each] : each) values.add(value);
      rest = rest.slice(0, index) + hidden.repeat(words.length) + rest.slice(index + words.length);
    }
  }
  return [...values];
}

/** Replaces words that were read, so that no pattern reaches across them. */
const hidden = "\u0000";
