import { withUtcOffset } from "@candor/contract/accounts/utc-offset";
import { currentLocale, perLocale } from "@candor/contract/messages/locale";

const formats = perLocale(() => new Map<string, Intl.DateTimeFormat>());
const momentFormats = perLocale(() => new Map<string, Intl.DateTimeFormat>());

/** "December 4, 2026" in the reader's time zone (C-09), or in UTC if it is unknown. */
export function dateText(moment: number, zone: string | null | undefined): string {
  const timeZone = zone ?? "UTC";
  const format =
    formats().get(timeZone) ?? new Intl.DateTimeFormat(currentLocale(), { dateStyle: "long", timeZone });
  formats().set(timeZone, format);
  return format.format(moment);
}

/** "Tuesday, December 1, 2026 at 10:00 AM CST" in that time zone. */
export function momentText(moment: number, timeZone: string): string {
  const format =
    momentFormats().get(timeZone) ??
    new Intl.DateTimeFormat(currentLocale(), {
      weekday: "long",
      year: "numeric",
      month: "long",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZoneName: "short",
      timeZone,
    });
  momentFormats().set(timeZone, format);
  return withUtcOffset(format.format(moment));
}
