import { withUtcOffset } from "@candor/contract/accounts/utc-offset";
import { perLocale } from "@candor/contract/messages/locale";

const dates = perLocale(
  (locale, timeZone: string) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone }),
);

const moments = perLocale(
  (locale, timeZone: string) =>
    new Intl.DateTimeFormat(locale, {
      weekday: "long",
      year: "numeric",
      month: "long",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZoneName: "short",
      timeZone,
    }),
);

/** "December 4, 2026" in the reader's time zone (C-09), or in UTC if it is unknown. */
export function dateText(moment: number, zone: string | null | undefined): string {
  return dates(zone ?? "UTC").format(moment);
}

/** "Tuesday, December 1, 2026 at 10:00 AM CST" in that time zone. */
export function momentText(moment: number, timeZone: string): string {
  return withUtcOffset(moments(timeZone).format(moment));
}
