import { keptCriteria } from "@candor/contract/searches/shapes";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalText, type KeptCriteria } from "../../../src/features/searches/rules.ts";

const words = fc.array(fc.constantFrom("Go", "SQL", "C++", "Rust"), { maxLength: 5 });

const criteria = fc.record<KeptCriteria>(
  {
    query: fc.constantFrom("nurse", " night  nurse ", ""),
    location: fc.constantFrom<NonNullable<KeptCriteria["location"]>>("Austin, TX", {
      longitude: -97.7,
      latitude: 30.3,
    }),
    skills: words,
    exclude: words,
    remote: fc.constantFrom("only", "include"),
    compensationMin: fc.integer({ min: 0, max: 1e6 }),
    sort: fc.constantFrom("relevance", "date"),
    parse: fc.boolean(),
  },
  { requiredKeys: [] },
);

describe("the text of a search", () => {
  it("is the same for the same search, whatever the order of its fields and values", () => {
    const reversed = (value: KeptCriteria): KeptCriteria =>
      Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([name, field]) => [name, Array.isArray(field) ? [...field, ...field].toReversed() : field]),
      );
    fc.assert(fc.property(criteria, (one) => canonicalText(reversed(one)) === canonicalText(one)));
  });

  it("parses as a search with the same text", () => {
    fc.assert(
      fc.property(criteria, (one) => {
        const text = canonicalText(one);
        expect(canonicalText(keptCriteria.parse(JSON.parse(text)))).toBe(text);
      }),
    );
  });

  it.each<[KeptCriteria, object]>([
    [{ query: "  night   nurse " }, { query: "night nurse" }],
    [{ query: " ", skills: [], organization: "" }, {}],
    [{ parse: true, exact: false, correct: true, close: "auto", sort: "relevance" }, {}],
    [
      { parse: false, exact: true, correct: false, close: "never", sort: "date" },
      {
        parse: false,
        exact: true,
        correct: false,
        close: "never",
        sort: "date",
      },
    ],
    // Stated explicitly, it overrides the sentence.
    [{ remote: "include" }, { remote: "include" }],
    [{ compensationMin: 0 }, { compensationMin: 0 }],
  ])("of %j holds %j", (one, said) => {
    expect(JSON.parse(canonicalText(one))).toEqual(said);
  });
});
