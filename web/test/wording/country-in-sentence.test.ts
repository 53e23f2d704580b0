import { takeLocaleFrom } from "@candor/contract/messages/locale";
import { defaultLocale } from "@candor/contract/messages/locales";
import { describe, expect, it } from "vitest";
import { countryInSentence } from "../../app/wording/country-in-sentence.ts";

describe("a country in a sentence", () => {
  it.each([
    "United States",
    "USA",
    "U.S. Virgin Islands",
    "Netherlands",
    "Philippines",
    "Dominican Republic",
  ])("%s has an article", (name) => expect(countryInSentence(name)).toBe(`the ${name}`));

  it.each(["Canada", "South Georgia & South Sandwich Islands", "Norfolk Island", "Austria", "Ukraine"])(
    "%s has none",
    (name) => expect(countryInSentence(name)).toBe(name),
  );

  it("M-50 in another language stays as it is", () => {
    takeLocaleFrom(() => "es-US");
    try {
      expect(countryInSentence("Gambia")).toBe("Gambia");
    } finally {
      takeLocaleFrom(() => defaultLocale);
    }
    expect(countryInSentence("Gambia")).toBe("the Gambia");
  });
});
