import { withUtcOffset } from "@candor/contract/accounts/utc-offset";
import { perLocale } from "@candor/contract/messages/locale";

/** Dates and times in words, as a person in a time zone counts and reads them. */
export interface Dates {
  /** "Nov 18, 2026". */
  readonly dateText: (instant: string) => string;
  /** "Nov 18"; with the year if it is not the current one. */
  readonly dayText: (instant: string, now: number) => string;
  /** "Nov 16 – 20, 2026". */
  readonly rangeText: (from: string, through: string) => string;
  /** "Nov 18, 2026, 2:05 PM UTC". */
  readonly momentText: (instant: string) => string;
  /** "Wed, Nov 18, 2026, 2:05 PM UTC": people plan by weekdays. */
  readonly appointmentText: (instant: string) => string;
  /** "2:05:20 PM UTC". */
  readonly clockText: (instant: string) => string;
  /** "today", "in 3 days", "yesterday"; whole days, counted as dates. */
  readonly distanceText: (instant: string, now: number) => string;
  /** "today", "3 days ago", "2 months ago"; whole days, counted as dates. */
  readonly ageText: (instant: string, now: number) => string;
}

/** For strangers, whose zone is unknown. */
export const plainZone = "UTC";

const relative = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));

/** C-09: for a zone by its IANA name. Cached: formats cost more than what they format. */
export function datesIn(zone: string = plainZone): Dates {
  return madeDates(zone);
}

const madeDates = perLocale((locale, timeZone: string): Dates => {
  const formatOf = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone });
  const momentsAs = (options: Intl.DateTimeFormatOptions) => {
    const format = formatOf(options);
    return (instant: string) => withShortMonths(withUtcOffset(format.format(new Date(instant))));
  };
  const exact = formatOf({ dateStyle: "medium" });
  const short = formatOf({ month: "short", day: "numeric" });
  const year = formatOf({ year: "numeric" });
  const time = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
  const toTheMinute = { year: "numeric", month: "short", day: "numeric", ...time } as const;
  const dayOf = countDays(timeZone);
  return {
    dateText: (instant) => exact.format(new Date(instant)),
    dayText: (instant, now) =>
      (year.format(Date.parse(instant)) === year.format(now) ? short : exact).format(Date.parse(instant)),
    clockText: momentsAs({ ...time, second: "2-digit" }),
    rangeText: (from, through) => withShortMonths(exact.formatRange(new Date(from), new Date(through))),
    momentText: momentsAs(toTheMinute),
    appointmentText: momentsAs({ weekday: "short", ...toTheMinute }),
    distanceText: (instant, now) => relative().format(dayOf(Date.parse(instant)) - dayOf(now), "day"),
    ageText: (instant, now) => agoText(Math.max(0, dayOf(now) - dayOf(Date.parse(instant)))),
  };
});

/** Spanish has "de" only before months in full: "30 nov – 4 dic 2026" has none, just as "30 nov 2026" doesn't. */
function withShortMonths(dates: string): string {
  return dates.replaceAll(" de ", " ");
}

function agoText(days: number): string {
  if (days < 60) return relative().format(-days, "day");
  if (days < 730) return relative().format(-Math.floor(days / 30), "month");
  return relative().format(-Math.floor(days / 365), "year");
}

const day = 86_400_000;

/** A moment's date in this zone, as a number of days since 1970. */
function countDays(timeZone: string): (moment: number) => number {
  if (timeZone === plainZone) return (moment) => Math.floor(moment / day);
  const parts = new Intl.DateTimeFormat("en-US-u-ca-iso8601", {
    timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
  });
  return (moment) => {
    const of = Object.fromEntries(
      parts.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
    );
    return Date.UTC(of["year"] ?? 0, (of["month"] ?? 1) - 1, of["day"] ?? 1) / day;
  };
}
