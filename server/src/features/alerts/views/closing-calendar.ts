import { message } from "@candor/contract/messages/message";
import { ICalCalendarMethod, default as ical } from "ical-generator";
import { addClosing } from "../../jobs/views/closing-day.ts";
import type { closingAmong } from "../queries/closing.ts";

interface Reading {
  /** What the alert looks for. */
  readonly title: string;
  readonly publicUrl: string;
  readonly now: number;
}

/** M-33: when the postings of an alert close, as a calendar (RFC 5545). */
export function closingCalendar(
  closing: Awaited<ReturnType<typeof closingAmong>>,
  { title, ...reading }: Reading,
): string {
  const calendar = ical({
    name: message("alerts.feedTitle", { title }),
    prodId: { company: "Candor", product: "Job alert", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  });
  for (const one of closing) addClosing(calendar, one, reading);
  return calendar.toString();
}
