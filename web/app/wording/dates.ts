import { defaultLocale } from "@candor/contract/messages/message";

const day = 86_400_000;

const relative = new Intl.RelativeTimeFormat(defaultLocale, { numeric: "auto" });
const exact = new Intl.DateTimeFormat(defaultLocale, { dateStyle: "medium", timeZone: "UTC" });

const precise = new Intl.DateTimeFormat(defaultLocale, {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: "UTC",
  timeZoneName: "short",
});

/** "Nov 18, 2026". Without a script the person's time zone is not known: the date is UTC's. */
export function dateText(instant: string): string {
  return exact.format(new Date(instant));
}

/** "Nov 18, 2026, 14:05 UTC". */
export function momentText(instant: string): string {
  return precise.format(new Date(instant));
}

/** "today", "in 3 days", "yesterday"; whole days, counted as dates. */
export function distanceText(instant: string, now: number): string {
  return relative.format(Math.floor(Date.parse(instant) / day) - Math.floor(now / day), "day");
}

/** "today", "3 days ago", "2 months ago"; whole days, counted as dates. */
export function ageText(instant: string, now: number): string {
  const days = Math.max(0, Math.floor(now / day) - Math.floor(Date.parse(instant) / day));
  if (days < 60) return relative.format(-days, "day");
  if (days < 730) return relative.format(-Math.floor(days / 30), "month");
  return relative.format(-Math.floor(days / 365), "year");
}
