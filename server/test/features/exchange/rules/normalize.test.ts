import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalize } from "../../../../src/features/exchange/rules/normalize/normalize.ts";
import type { SourcePosting } from "../../../../src/features/exchange/rules/source-posting.ts";
import { loadPlaces } from "../../../../src/platform/places/places.ts";

const places = loadPlaces();
const now = Date.UTC(2026, 10, 1, 12);

function drafted(changes: Partial<SourcePosting>) {
  const posting = { sourceId: "1", title: "Beekeeper", places: [], active: true, ...changes };
  return normalize(posting, { source: "test", places, now });
}

describe("pay", () => {
  const payOf = (pay: SourcePosting["pay"], at = "Austin, TX") => {
    const { compensation, payMin, payMax } = drafted({ pay, places: [at] });
    const { min, max, type, currency } = compensation ?? {};
    return [min, max, type, currency, payMin, payMax];
  };
  const none = [undefined, undefined, undefined, undefined, undefined, undefined];

  it.each([
    ["$60/hr", [60, 60, "hour", "USD", 124_800, 124_800]],
    ["80k–100k", [80_000, 100_000, "year", "USD", 80_000, 100_000]],
    ["$80-100K", [80_000, 100_000, "year", "USD", 80_000, 100_000]],
    ["From $25 an hour", [25, undefined, "hour", "USD", 52_000, undefined]],
    ["Up to $50/hr", [undefined, 50, "hour", "USD", undefined, 104_000]],
    ["$22 - $26 an hour", [22, 26, "hour", "USD", 45_760, 54_080]],
    ["$42,405.50 to $65,485.00 per year", [42_405.5, 65_485, "year", "USD", 42_406, 65_485]],
    ["£300 per day", [300, 300, "day", "GBP", 78_000, 78_000]],
    ["€4,000 monthly", [4_000, 4_000, "month", "EUR", 48_000, 48_000]],
    ["$1,000 a week", [1_000, 1_000, "week", "USD", 52_000, 52_000]],
    ["120000", [120_000, 120_000, "year", "USD", 120_000, 120_000]],
    ["$500", [500, 500, undefined, "USD", undefined, undefined]],
    ["100,000+ USD", [100_000, undefined, "year", "USD", 100_000, undefined]],
    ["$17.25-21/hr DOE + tips", [17.25, 21, "hour", "USD", 35_880, 43_680]],
    ["$40-45,000 per year", [40_000, 45_000, "year", "USD", 40_000, 45_000]],
    ["€3.100 - €3.600 im Monat", [3_100, 3_600, "month", "EUR", 37_200, 43_200]],
    ["38.400,50 € im Jahr", [38_400.5, 38_400.5, "year", "EUR", 38_401, 38_401]],
    ["$16 a $18 la hora", [16, 18, "hour", "USD", 33_280, 37_440]],
    ["$80k + bonus", [80_000, 80_000, "year", "USD", 80_000, 80_000]],
  ])("E-16 E-20 %s is read", (text, pay) => {
    expect(payOf({ text })).toEqual(pay);
  });

  it.each([
    "Competitive",
    "DOE",
    "",
    "$5,000 signing bonus",
    "$80k + 10% bonus",
    "$20, $30 or $40 an hour",
    "401k",
    "100%",
    "-20",
    "\u221220",
    "\u201320",
    "$2.500",
    "$90k - $60k",
    "Grade 7 or 8",
    "1.2.3",
    "$0",
  ])("%j has no amount", (text) => {
    expect(payOf({ text })).toEqual(none);
  });

  it.each([
    [{ min: "31.5", max: "40", unit: "hour" }, [31.5, 40, "hour", "USD", 65_520, 83_200]],
    [{ min: 0, max: 52_000, unit: "year" }, [undefined, 52_000, "year", "USD", undefined, 52_000]],
    [{ min: 60_000, max: 50_000, unit: "year" }, none],
    [{ min: -5, max: "abc" }, none],
    [
      { min: 300_000, max: 400_000, currency: "JPY" },
      [300_000, 400_000, undefined, "JPY", undefined, undefined],
    ],
    [{ min: 1e12 }, none],
    [{ min: Number.NaN, max: Number.POSITIVE_INFINITY }, none],
  ] as const)("%j is judged by its amounts", (pay, expected) => {
    expect(payOf(pay)).toEqual(expected);
  });

  it("keeps the source's words with the amounts, and does not take foreign dollars for American ones", () => {
    expect(drafted({ pay: { text: "Competitive" } }).compensation).toEqual({ text: "Competitive" });
    expect(payOf({ text: "$90,000" }, "Toronto, ON")).toEqual([
      90_000,
      90_000,
      "year",
      undefined,
      90_000,
      90_000,
    ]);
  });
});

describe("dates", () => {
  it.each([
    ["2026-10-01", Date.UTC(2026, 9, 1)],
    ["2019-02-11T00:00:00.000", Date.UTC(2019, 1, 11)],
    ["2026-10-01T09:30:00-04:00", Date.UTC(2026, 9, 1, 13, 30)],
    ["2026-10-01 09:30 UTC", Date.UTC(2026, 9, 1, 9, 30)],
    [1_790_000_000, 1_790_000_000_000],
    ["1790000000000", 1_790_000_000_000],
    ["10/25/2026", Date.UTC(2026, 9, 25)],
    ["Mon, 05 Oct 2026 09:00:00 GMT", Date.UTC(2026, 9, 5, 9)],
    ["October 5, 2026", Date.UTC(2026, 9, 5)],
    ["5 Oct 2026", Date.UTC(2026, 9, 5)],
    ["2026-11-01T20:00:00Z", now],
  ])("%s is read", (postedAt, time) => {
    expect(drafted({ postedAt }).postedAt).toBe(time);
  });

  it.each([
    "",
    "yesterday",
    "2026-02-30",
    "2026-13-01",
    "03/04/2026",
    "13/13/2026",
    "2027-01-01",
    "0001-01-01",
    "Foo 5, 2026",
    Number.NaN,
    -1,
    9e18,
  ])("%s is not a date", (postedAt) => {
    expect(drafted({ postedAt })).not.toHaveProperty("postedAt");
  });
});

describe("places and remote", () => {
  it.each([
    [["Remote in USA"], [], { kind: "remote", within: ["US"] }],
    [["USA - Remote"], [], { kind: "remote", within: ["US"] }],
    [["Remote (California)"], [], { kind: "remote", within: ["US-CA"] }],
    [["Remote - Benelux"], [], { kind: "remote", within: ["BE", "LU", "NL"] }],
    [["Remote"], [], { kind: "remote" }],
    [["New York, NY (Hybrid)"], ["New York"], { kind: "hybrid" }],
    [["Remote or Austin, TX"], ["Austin"], { kind: "remote" }],
    [["NYC", "Remote in UK"], ["New York"], { kind: "remote", within: ["GB"] }],
    [["Austin, TX; Boston, MA"], ["Austin", "Boston"], { kind: "unknown" }],
    [["Cambridge, MA Seattle, WA"], ["Cambridge", "Seattle"], { kind: "unknown" }],
    [["San Francisco and Toronto and Vienna"], ["San Francisco", "Toronto", "Vienna"], { kind: "unknown" }],
    [["Austin, TX", "austin tx"], ["Austin"], { kind: "unknown" }],
    [["Nowhere at all"], [], { kind: "unknown" }],
  ])("E-17 %j", (stated, cities, remote) => {
    const draft = drafted({ places: stated });
    expect([draft.places.map((place) => place.city), draft.remote]).toEqual([cities, remote]);
  });

  it("text without a known place is kept as words", () => {
    expect(drafted({ places: ["Nowhere at all"], descriptionText: "Bees." }).text).toBe(
      "Bees.\nNowhere at all",
    );
  });

  it.each([
    ["Beekeeper (Remote)", "remote"],
    ["Beekeeper - Remote", "remote"],
    ["Remote - Beekeeper", "remote"],
    ["Beekeeper, 100% remote", "remote"],
    ["Beekeeper [Hybrid]", "hybrid"],
    ["Remote Sensing Analyst", "unknown"],
    ["Hybrid Vehicle Technician", "unknown"],
    ["Analyst, Remote Sensing", "unknown"],
    ["Remotely Piloted Aircraft Pilot", "unknown"],
  ])("a title %s is %s", (title, kind) => {
    expect(drafted({ title }).remote.kind).toBe(kind);
  });

  it.each([
    ["TELECOMMUTE", "remote"],
    ["true", "remote"],
    ["Fully Remote", "remote"],
    ["hybrid remote", "hybrid"],
    ["OnSite", "onsite"],
    ["not remote", "onsite"],
    ["false", "unknown"],
    ["unspecified", "unknown"],
  ])("a field %s is %s", (remote, kind) => {
    expect(drafted({ remote }).remote.kind).toBe(kind);
  });

  it("an address keeps a city that the gazetteer does not have, and a valid position", () => {
    const [place] = drafted({
      places: [{ city: "Tiny Hamlet", state: "TX", country: "US", latitude: 30, longitude: -97 }],
    }).places;
    expect(place).toEqual({ city: "Tiny Hamlet", state: "TX", country: "US", latitude: 30, longitude: -97 });
    const [zero] = drafted({ places: [{ city: "Austin", state: "TX", latitude: 0, longitude: 0 }] }).places;
    expect(zero).toMatchObject({ city: "Austin", latitude: 30.26715 });
    expect(drafted({ places: [{ postalCode: "78701" }] }).places[0]).toMatchObject({
      city: "Austin",
      state: "TX",
    });
    expect(drafted({ places: [{}] }).places).toEqual([]);
  });
});

describe("text", () => {
  it("of a title is one tidy line", () => {
    expect(drafted({ title: " R&amp;D \u0000Lead\n\u202e(A\uD800) " }).title).toBe("R&D Lead (A\uFFFD)");
  });

  it("of a description is safe, with its lines", () => {
    const descriptionHtml = '<p onclick="x">Hi\u0000</p><script>x</script><a href="javascript:x">y</a>';
    expect(drafted({ descriptionHtml })).toMatchObject({
      description: '<p>Hi </p><a rel="nofollow noopener">y</a>',
      text: "Hi\ny",
    });
    expect(drafted({ descriptionText: "a <b>\n\nc" }).description).toBe("<p>a &lt;b&gt;</p>\n<p>c</p>");
    expect(drafted({ descriptionHtml: "a &amp; b\nc" }).description).toBe("<p>a &amp; b<br />c</p>");
  });

  it("of an address leads to the web", () => {
    const urlOf = (url: string) => drafted({ url }).sourceUrl;
    expect(urlOf("https://a.example/b?c=d")).toBe("https://a.example/b?c=d");
    for (const url of [
      "javascript:alert(1)",
      "data:text/html,x",
      "ftp://a.example",
      "a.example",
      "https://me:pw@a.example",
      "",
      "http://",
    ]) {
      expect(urlOf(url)).toBeUndefined();
    }
  });

  it("never names skills that are in no text", () => {
    expect(drafted({ categories: ["Accounting"], facts: [["Category", "Accounting"]] }).skills).toEqual([]);
    expect(
      drafted({ skills: ["golang", "Beekeeping", "excel"], descriptionText: "Use Python." }).skills,
    ).toEqual(["Go", "Beekeeping", "excel", "Python"]);
  });
});

it("any source's values make a consistent draft", () => {
  const word = fc.option(fc.string({ unit: "binary" }), { nil: undefined });
  const posting: fc.Arbitrary<SourcePosting> = fc.record({
    sourceId: fc.uuid(),
    title: fc.string({ unit: "binary" }).map((title) => `a${title}`),
    organization: word,
    url: word,
    descriptionHtml: word,
    descriptionText: word,
    places: fc.array(
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.record({
          city: word,
          state: word,
          country: word,
          postalCode: word,
          latitude: fc.double(),
          longitude: fc.double(),
        }),
      ),
    ),
    remote: word,
    pay: fc.record({
      min: fc.oneof(word, fc.double()),
      max: fc.oneof(word, fc.double()),
      currency: word,
      text: word,
    }),
    jobTypes: fc.array(fc.string()),
    categories: fc.array(fc.string()),
    skills: fc.array(fc.string({ unit: "binary" })),
    postedAt: fc.oneof(word, fc.double()),
    closesAt: fc.oneof(word, fc.double()),
    active: fc.boolean(),
  });
  fc.assert(
    fc.property(posting, (posting) => {
      const draft = normalize(posting, { source: "test", places, now });
      expect(JSON.stringify(draft)).toBe(JSON.stringify(draft).toWellFormed());
      expect(JSON.stringify(draft)).not.toContain(String.raw`\u0000`);
      expect((draft.payMin ?? 0) <= (draft.payMax ?? Number.POSITIVE_INFINITY)).toBe(true);
      expect((draft.postedAt ?? 0) <= now).toBe(true);
      for (const { latitude = 0, longitude = 0 } of draft.places) {
        expect(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});
