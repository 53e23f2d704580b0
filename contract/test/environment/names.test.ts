import { describe, expect, it } from "vitest";
import { localeAmong, namesOf } from "../../src/environment/names.ts";

const nameOf = (list: Parameters<typeof namesOf>[0], locale: string, code: string) =>
  namesOf(list, locale).find((entry) => entry.code === code)?.name;

describe("E-24 names of countries, regions and languages", () => {
  it.each([
    ["countries", "en", "DE", "Germany"],
    ["countries", "de", "DE", "Deutschland"],
    ["countries", "ja", "FR", "フランス"],
    ["regions", "en", "019", "Americas"],
    ["regions", "es", "150", "Europa"],
    ["languages", "en", "sw", "Swahili"],
    ["languages", "fr", "de", "allemand"],
  ] as const)("of %s in %s: %s is %s", (list, locale, code, name) => {
    expect(nameOf(list, locale, code)).toBe(name);
  });

  it.each([
    ["countries", 240, 260],
    ["regions", 30, 32],
    ["languages", 150, 200],
  ] as const)("list %s once each, sorted", (list, least, most) => {
    const names = namesOf(list, "sv");
    expect(names.length).toBeGreaterThan(least);
    expect(names.length).toBeLessThan(most);
    expect(new Set(names.map(({ code }) => code)).size).toBe(names.length);
    const { compare } = new Intl.Collator("sv");
    expect(names.toSorted((one, other) => compare(one.name, other.name))).toEqual(names);
  });

  it("leave out outdated codes, whose name their successor has", () => {
    expect(nameOf("languages", "en", "iw")).toBeUndefined();
    expect(nameOf("languages", "en", "he")).toBe("Hebrew");
  });

  it.each([
    ["de-CH,de;q=0.9,en;q=0.8", "de-CH"],
    ["en;q=0.1, fr", "fr"],
    ["tlh, sv;q=0.5", "sv"],
    ["de;q=0, sv;q=0.5", "sv"],
    ["*", "en-US"],
    ["../../etc", "en-US"],
    [undefined, "en-US"],
  ])("are in the language that a reader accepts: %s", (accepted, locale) => {
    expect(localeAmong(accepted, "en-US")).toBe(locale);
  });

  it("take no longer for a header that is made to take long", () => {
    const started = process.threadCpuUsage();
    localeAmong(`de${"\t".repeat(60_000)}x`, "en-US");
    expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(500);
  });
});

it.each(["countries", "regions", "languages"] as const)("E-24 lists each name of %s once", (list) => {
  for (const locale of ["en", "es"]) {
    const names = namesOf(list, locale).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});
