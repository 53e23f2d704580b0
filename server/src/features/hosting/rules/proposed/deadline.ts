import type { ProposedValue } from "@candor/contract/hosting/shapes";
import { isoDate } from "../../../../platform/iso-time.ts";
import { dateText } from "../../../../platform/mail/date-text.ts";
import { closingDate } from "../../../exchange/rules/normalize/dates.ts";
import { agreed, proposal } from "./proposal.ts";

const label =
  /\b(?:(?:please )?apply (?:by|before|until|on or before|no later than)|(?:application |posting )?deadline(?: to apply| for applications?)?(?: is)?|(?:applications?|resumes?) (?:are |is |must be )?(?:due|close|accepted|received|submitted)(?: by| on| until| through)?|closing date(?: is)?|(?:job |posting |position )?(?:closes|open until)(?: on)?|post(?:ed|ing)? until|last day to apply(?: is)?|solicita antes del?|fecha límite(?: es)?)\s*:?\s*(?:(?:11:59|5(?::00)?) ?p\.?m\.?,? )?(?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?<date>\d{4}-\d{2}-\d{2}\b|\d{1,2}\/\d{1,2}\/\d{4}\b|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}\b|\d{1,2} \p{L}{3,9} \d{4}\b)/giu;

/** The last day for applications, if a text names one that is still to come. */
export function deadlineIn(lines: readonly string[], now: number): ProposedValue[] {
  const found = lines.flatMap((line) =>
    [...line.matchAll(label)].map(({ groups }) => ({ value: dayOf(groups?.["date"] ?? ""), line })),
  );
  const { value = "", line = "" } = agreed(found) ?? {};
  if (value === "" || value < isoDate(now)) return [];
  return [proposal("validThrough", value, dateText(Date.parse(value), "UTC"), line)];
}

/** Employers here write the month first; "25/12/2027" is then no date. */
function dayOf(stated: string): string {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(stated) ?? [];
  const words = stated.replace(/(?<=\d)(?:st|nd|rd|th)\b/, "").replace(/(?<=\p{L})\./u, "");
  const iso = year && month && day ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : words;
  const time = closingDate(iso);
  return time === undefined ? "" : isoDate(time);
}
