import { message } from "@candor/contract/messages/message";
import type { Responsiveness } from "@candor/contract/organizations/shapes";
import { counted, numberText } from "./counted.ts";

/** "Answered in time: 41 of 45 in the last 90 days. Usually after 3.5 days." */
export function responsivenessText({ n, answeredInTime, medianDays }: Responsiveness): string {
  const inTime = message("job.answeredInTime", { answered: numberText(answeredInTime), n: numberText(n) });
  return medianDays === undefined ? inTime : `${inTime} ${waitText(medianDays)}`;
}

function waitText(days: number): string {
  return days < 1 ? message("job.withinADay") : counted("job.medianDays", days);
}
