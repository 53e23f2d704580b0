import type { ICalCalendar } from "ical-generator";

interface Day {
  /** The same at every reading, so that calendars change the entry instead of adding another. */
  readonly id: string;
  /** "2026-12-04" */
  readonly date: string;
  readonly summary: string;
  readonly path: string;
}

/** Adds a date without a time of day, with a link to its page. */
export function addDay(
  calendar: ICalCalendar,
  { id, date, summary, path }: Day,
  { publicUrl, now }: { readonly publicUrl: string; readonly now: number },
): void {
  const url = `${publicUrl}${path}`;
  calendar.createEvent({
    id: `${id}@${new URL(publicUrl).hostname}`,
    stamp: new Date(now),
    start: new Date(`${date}T00:00:00Z`),
    allDay: true,
    summary,
    description: url,
    url,
  });
}
