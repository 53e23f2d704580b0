import { message } from "@candor/contract/messages/message";
import type { Responsiveness } from "@candor/contract/organizations/shapes";
import { counted, numberText } from "./counted.ts";

/** A record in one line, good or bad: "Answered 38 of 41 in time, median 4 business days". */
export function recordText(record: Responsiveness): string {
  const { n, answeredInTime, missed } = record;
  const inTime = message("record.inTime", { answered: numberText(answeredInTime), n: numberText(n) });
  const kept = answeredInTime === 0 && missed > 0 ? [] : [inTime, medianText(record)];
  return [...kept, ...(missed > 0 ? [counted("record.missedShort", missed)] : [])].join(", ");
}

function medianText({ medianBusinessDays: days }: Responsiveness): string {
  if (days === undefined) return message("record.noMedian");
  return days === 0 ? message("record.sameDay") : counted("record.median", days);
}

/** A median wait in business days; absent while more than half have no answer. */
export function waitText(days: number | undefined): string {
  if (days === undefined) return message("record.notYet");
  return days === 0 ? message("record.today") : counted("record.days", days);
}
