import { defaultLocale } from "@candor/contract/messages/message";

const format = new Intl.DateTimeFormat(defaultLocale, { dateStyle: "long", timeZone: "UTC" });

/** "December 4, 2026": the date in UTC, in which promises are counted. */
export function dateText(moment: number): string {
  return format.format(moment);
}
