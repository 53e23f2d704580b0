import { postingPath } from "@candor/contract/jobs/slug";
import { message } from "@candor/contract/messages/message";
import type { ICalCalendar } from "ical-generator";
import { addDay } from "./calendar-day.ts";

interface Closing {
  readonly id: number;
  /** When it closes. If a source states the day, it is shown as written. */
  readonly at: number;
  readonly title: string;
  readonly organization: string;
}

/** Adds the day on which a posting closes. */
export function addClosing(
  calendar: ICalCalendar,
  { id, at, title, organization }: Closing,
  reading: Parameters<typeof addDay>[2],
): void {
  const day = {
    id: `closes-${id}`,
    date: new Date(at).toISOString().slice(0, 10),
    summary: message("calendars.closes", { title, organization }),
    path: postingPath({ id, title }),
  };
  addDay(calendar, day, reading);
}
