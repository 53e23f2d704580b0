import { takeLocaleFrom } from "@candor/contract/messages/locale";
import { defaultLocale, type Locale } from "@candor/contract/messages/locales";
import { afterEach, expect, it } from "vitest";
import { datesIn } from "../../app/wording/dates.ts";

afterEach(() => takeLocaleFrom(() => defaultLocale));

it.each<[Locale, string, string, string]>([
  ["en-US", "2026-11-30", "2026-12-04", "Nov 30 – Dec 4, 2026"],
  ["en-US", "2026-11-16", "2026-11-20", "Nov 16 – 20, 2026"],
  ["es-US", "2026-11-30", "2026-12-04", "30 nov – 4 dic 2026"],
  ["es-US", "2026-11-16", "2026-11-20", "16–20 nov 2026"],
  ["es-US", "2026-12-28", "2027-01-01", "28 dic 2026 – 1 ene 2027"],
])("M-50 in %s the days from %s through %s are %s", (locale, from, through, text) => {
  takeLocaleFrom(() => locale);
  expect(datesIn().rangeText(from, through).replaceAll(/\s/g, " ")).toBe(text);
});
