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

it.each<[Locale, string, string]>([
  ["en-US", "Mon, Nov 30, 2026, 2:05 PM UTC", "Nov 30, 2026, 2:05 PM UTC"],
  ["es-US", "lun, 30 nov 2026, 2:05 p.m. UTC", "30 nov 2026, 2:05 p.m. UTC"],
])(
  "M-50 in %s an appointment, %s, differs from a moment, %s, by its weekday",
  (locale, appointment, moment) => {
    takeLocaleFrom(() => locale);
    const { appointmentText, momentText } = datesIn();
    const at = "2026-11-30T14:05:00Z";
    expect([appointmentText(at), momentText(at)].map((text) => text.replaceAll(/\s/g, " "))).toEqual([
      appointment,
      moment,
    ]);
  },
);
