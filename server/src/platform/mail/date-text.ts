import { defaultLocale } from "@candor/contract/messages/message";

const formats = new Map<string, Intl.DateTimeFormat>();

/** "December 4, 2026": the date as its reader has it (C-09); UTC's where their zone is not known. */
export function dateText(moment: number, zone: string | null | undefined): string {
  const timeZone = zone ?? "UTC";
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat(defaultLocale, { dateStyle: "long", timeZone });
  formats.set(timeZone, format);
  return format.format(moment);
}
