import { defaultLocale } from "@candor/contract/messages/message";

const day = 86_400_000;

const relative = new Intl.RelativeTimeFormat(defaultLocale, { numeric: "auto" });
const exact = new Intl.DateTimeFormat(defaultLocale, { dateStyle: "medium", timeZone: "UTC" });

/** "Nov 18, 2026". Without a script the person's time zone is not known: the date is UTC's. */
export function dateText(instant: string): string {
  return exact.format(new Date(instant));
}

/** "today", "3 days ago", "2 months ago"; whole days, counted as dates. */
export function ageText(instant: string, now: number): string {
  const days = Math.max(0, Math.floor(now / day) - Math.floor(Date.parse(instant) / day));
  if (days < 60) return relative.format(-days, "day");
  if (days < 730) return relative.format(-Math.floor(days / 30), "month");
  return relative.format(-Math.floor(days / 365), "year");
}
