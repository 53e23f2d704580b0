import { defaultLocale } from "@candor/contract/messages/message";

const formats = new Map<string, Intl.DateTimeFormat>();

/** "December 4, 2026" in the reader's time zone (C-09), or in UTC if it is unknown. */
export function dateText(moment: number, zone: string | null | undefined): string {
  const timeZone = zone ?? "UTC";
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat(defaultLocale, { dateStyle: "long", timeZone });
  formats.set(timeZone, format);
  return format.format(moment);
}
