import { expect, it } from "vitest";
import { perLocale, takeLocaleFrom } from "../src/messages/locale.ts";
import { defaultLocale, type Locale } from "../src/messages/locales.ts";

it("M-50 what differs by locale, and by something else, is made once for each", () => {
  const made: string[] = [];
  const amounts = perLocale((locale, currency: string | undefined) => {
    made.push(`${locale} ${currency}`);
    return `${locale} ${currency}`;
  });
  let locale: Locale = defaultLocale;
  takeLocaleFrom(() => locale);
  try {
    expect([amounts("USD"), amounts(undefined), amounts("USD")]).toEqual([
      "en-US USD",
      "en-US undefined",
      "en-US USD",
    ]);
    locale = "es-US";
    expect([amounts("USD"), amounts("USD")]).toEqual(["es-US USD", "es-US USD"]);
  } finally {
    takeLocaleFrom(() => defaultLocale);
  }
  expect(made).toEqual(["en-US USD", "en-US undefined", "es-US USD"]);
});
