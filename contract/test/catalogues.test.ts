import { describe, expect, it } from "vitest";
import { catalogues } from "../src/messages/catalogues.ts";
import { enUs } from "../src/messages/en-us.ts";

const translated = Object.entries(catalogues).filter(([locale]) => locale !== "en-US");

/**
 * What code fills in, follows or shows as it is: placeholders, addresses of links, code and line breaks. For one thing
 * the number may go without saying.
 */
function fixedIn(text: string, key: string): string[] {
  const fixed = [...text.matchAll(/\{\{\w+\}\}|\]\([^)]*\)|`[^`]*`|\n/g)].map(String).toSorted();
  return key.endsWith("_one") ? fixed.filter((each) => each !== "{{count}}") : fixed;
}

describe.each(translated)("M-50 every text in %s", (_locale, texts) => {
  it("is there, and no other", () => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(enUs).toSorted());
    expect(Object.entries(texts).filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  it("has the placeholders, links, code and line breaks of the original", () => {
    const others = Object.entries(enUs).filter(
      ([key, text]) => fixedIn(texts[key as keyof typeof enUs], key).join() !== fixedIn(text, key).join(),
    );
    expect(others.map(([key]) => key)).toEqual([]);
  });

  it("begins and ends with a space only where the original does", () => {
    const spaces = (text: string) => [text.startsWith(" "), text.endsWith(" ")].join();
    const others = Object.entries(enUs).filter(
      ([key, text]) => spaces(texts[key as keyof typeof enUs]) !== spaces(text),
    );
    expect(others.map(([key]) => key)).toEqual([]);
  });
});
