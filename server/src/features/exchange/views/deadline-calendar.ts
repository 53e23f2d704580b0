import { ICalCalendarMethod, default as ical } from "ical-generator";
import { addClosing } from "../../jobs/views/closing-day.ts";

type Closing = Parameters<typeof addClosing>[1];

interface Reading {
  readonly name: string;
  readonly publicUrl: string;
  readonly now: number;
}

/** M-33: when postings close, as a calendar (RFC 5545). */
export function deadlineCalendar(closing: readonly Closing[], { name, ...reading }: Reading): string {
  const calendar = ical({
    name,
    prodId: { company: "Candor", product: "Deadlines", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  });
  for (const one of closing) addClosing(calendar, one, reading);
  return calendar.toString();
}
