import { perLocale } from "@candor/contract/messages/locale";

const megabyte = 1024 * 1024;

const format = (unit: string) =>
  perLocale((locale) => new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: 1 }));
const megabytes = format("megabyte");
const kilobytes = format("kilobyte");

/** "10 MB", "1.4 MB", "83 kB": a kilobyte has 1,024 bytes, and the text never shows less than one. */
export function fileSizeText(bytes: number): string {
  return bytes >= megabyte
    ? megabytes().format(bytes / megabyte)
    : kilobytes().format(Math.max(1, Math.round(bytes / 1024)));
}
