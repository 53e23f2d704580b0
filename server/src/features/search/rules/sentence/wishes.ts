import { type FactName, factValues } from "@candor/contract/jobs/facts";
import { message } from "@candor/contract/messages/message";
import type { Wish, Wished } from "@candor/engine/facts";
import { wishLabel } from "../../../jobs/rules/fact-labels.ts";
import { daysAndRotations } from "./days-and-rotations.ts";
import { titlesIn } from "./occupation-title.ts";
import { lookingFor, matchesIn, pattern, type Reading, type Recognizer, readingOf } from "./reading.ts";
import { wishPhrases } from "./wish-phrases.ts";
import { wishPhrasesAbroad } from "./wish-phrases-abroad.ts";
import type { Sentence } from "./words.ts";

/** "visa sponsorship", "night shift", "no weekends": shown and counted, and what states it comes first. */
export const wish: Recognizer = (sentence, names) => [
  ...withOnly(sentence, inFull(sentence, names)),
  ...matchesIn(sentence, abbreviated)
    // No therapist is written with a slash.
    .filter(
      (match) =>
        match[0].includes("/") ||
        isBoth(sentence, match) ||
        isOfJobs(sentence, match) ||
        isBesideTitle(sentence, match),
    )
    .map((match) => wishReading(match, ...hours[match[0].charAt(0).toLowerCase()]!)),
];

const inFull = lookingFor(
  [...wishPhrases, ...daysAndRotations, ...wishPhrasesAbroad],
  ([, , phrase]) => phrase,
  (match, [fact, meant]) => {
    const value = typeof meant === "string" ? meant : meant(match);
    return value === undefined ? undefined : wishReading(match, fact, value);
  },
);

/** "day shift only": unless it says so of what follows, "only" belongs to what comes before it. */
function withOnly({ text }: Sentence, readings: readonly Reading[]): Reading[] {
  return readings.flatMap((reading) => {
    const [only] = /^\s+only(?![\p{L}\p{N}])/iu.exec(text.slice(reading.end)) ?? [];
    if (only === undefined) return [reading];
    return [{ ...reading, end: reading.end + only.length, known: reading.known + 0.25 }, reading];
  });
}

function wishReading(match: RegExpExecArray, fact: Wished, value: string): Reading {
  const meaning = { kind: "wish", wish: wishFor(fact, value) } as const;
  const wished = wishLabel(fact, value);
  // No posting is compared with the amount.
  const label =
    fact === "bonuses" && /\d/.test(match[0]) ? message("chip.anyAmount", { what: wished }) : wished;
  const reading = readingOf(match, meaning, `${fact}=${value}`, label);
  return { ...reading, certainty: 2 };
}

const abbreviated = pattern(
  "[fp]/?t|days(?! (?:a|ago|and|at|each|from|home|hybrid|in|of|off|old|on|onsite|or|per|pto|remote|to|travel|week|work|worked)\\b)",
);
const hours: Readonly<Record<string, readonly [FactName, string]>> = {
  d: ["shifts", "day"],
  f: ["schedules", "full"],
  p: ["schedules", "part"],
};

/** As in "FT/PT" and "pt or ft". */
function isBoth({ text }: Sentence, { index }: RegExpExecArray): boolean {
  return (
    /^(?:ft|pt)(?:\/|\s+or\s+)(?:ft|pt)(?!\p{L})/iu.test(text.slice(index)) ||
    /\b(?:ft|pt)(?:\/|\s+or\s+)(?:ft|pt)$/i.test(text.slice(0, index + 2))
  );
}

/** "pt evening jobs": nobody says that about a therapist's job. */
function isOfJobs({ text }: Sentence, { index, 0: { length } }: RegExpExecArray): boolean {
  return /^\s+(?:evening|weekend|morning|seasonal|summer|student|after[- ]school)\s+(?:jobs?|work)\b/i.test(
    text.slice(index + length),
  );
}

/**
 * "rn ft", "pt cashier", "cna days": beside a title that isn't a therapist's, and neither feet nor "last 3 days".
 */
function isBesideTitle(sentence: Sentence, { index, 0: { length } }: RegExpExecArray): boolean {
  if (/\bpt\b.*\b(?:ot|slp|cota)\b|\b(?:ot|slp|cota|physical therap\w+)\b.*\bpt\b/i.test(sentence.text))
    return false;
  if (/(?:\d|last|past|few|business)\s*$/i.test(sentence.text.slice(0, index))) return false;
  const titles = titlesIn(sentence);
  const following = sentence.text.slice(index + length);
  // "rn days austin", unlike "training days austin".
  if (length > 3 && !isEnd.test(following)) return titles.some(({ end }) => end === index - 1);
  return titles.some(({ start, end }) => end <= index || start >= index + length);
}

const isEnd = /^\s*(?:$|(?:near|no|not|only)\s)/i;

/** Pay that comes sooner than asked denies nothing, and neither does another language. */
const denials: Readonly<Partial<Record<FactName, readonly string[]>>> = {
  bonuses: ["no"],
  payday: ["biweekly", "monthly"],
  shifts: ["day", "evening", "night"],
  languages: [],
  contractWeeks: Array.from({ length: 57 }, (_, index) => String(index + 4)),
};

function wishFor(fact: Wished, value: string): Wish {
  if (fact === "workplace") return workplaces[value]!;
  const denied = denials[fact] ?? factValues[fact] ?? [];
  return { fact, stated: [value], denied: denied.filter((other) => other !== value) };
}

const workplaces: Readonly<Record<string, Wish>> = {
  hybrid: { fact: "workplace", stated: ["hybrid"], denied: ["remote", "onsite"] },
  either: { fact: "workplace", stated: ["remote", "hybrid"], denied: ["onsite"] },
};
