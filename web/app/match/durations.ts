import { perLocale } from "@candor/contract/messages/locale";
import { counted } from "../wording/counted.ts";

const format = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: "short", year: "numeric", timeZone: "UTC" }),
);

/** "4 years 2 months", "7 months". */
export function durationText(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [
    ...(years > 0 ? [counted("match.year", years)] : []),
    ...(rest > 0 || years === 0 ? [counted("match.month", rest)] : []),
  ];
  return parts.join(" ");
}

/** Half a year is shown in months. */
export function askedText(years: number): string {
  return durationText(Math.round(years * 12));
}

/** "Mar 2020"; a bare year stays a year. */
export function monthText(text: string): string {
  return text.length > 4 ? format().format(new Date(`${text}-01T00:00:00Z`)) : text;
}
