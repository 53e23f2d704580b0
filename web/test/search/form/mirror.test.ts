import { criteriaOfParameters } from "@candor/contract/search/parameters";
import type { Chip, SearchAnswer } from "@candor/contract/search/shapes";
import { describe, expect, it } from "vitest";
import { asked, mirrored, sentenceShown } from "../../../app/search/form/mirror.ts";

/** A search for "remote nurse in denver over $30/hr", unless its address says more. */
function search(query = "remote nurse in denver over $30/hr", address = "", place = "Denver, CO") {
  const chip = (kind: Chip["kind"], value: string, words: string): Chip => {
    const start = query.indexOf(words);
    return { id: kind, kind, value, label: value, words: [[start, start + words.length]] };
  };
  const found: SearchAnswer = {
    documents: [],
    hits: { total: { value: 0 } },
    snapshot: "s",
    chips: [
      chip("remote", "only", "remote"),
      chip("place", place, "in denver"),
      chip("pay", "30/hour", "over $30/hr"),
    ].filter(({ words: [[start] = [-1]] }) => start >= 0),
    places: [{ label: "Denver, CO", miles: 25 }],
  };
  const parameters = new URLSearchParams(address);
  parameters.set("query", query);
  return { parameters, found, criteria: criteriaOfParameters(parameters).criteria };
}

const sent = (of: ReturnType<typeof search>, changes: Record<string, string>) => {
  const fields = mirrored(of);
  for (const [name, value] of Object.entries(changes)) fields.set(name, value);
  return Object.fromEntries(asked(fields, of));
};

describe("M-17 the forms", () => {
  it("show what the sentence says", () => {
    expect(Object.fromEntries(mirrored(search()))).toEqual({
      query: "remote nurse in denver over $30/hr",
      location: "Denver, CO",
      remote: "only",
      compensationMin: "30",
      compensationType: "hour",
      distanceMiles: "25",
    });
  });

  it("show what the address says before what the sentence says", () => {
    const shown = mirrored(search(undefined, "remote=exclude&distanceMiles=10"));
    expect([shown.get("remote"), shown.get("distanceMiles")]).toEqual(["exclude", "10"]);
  });

  it("leave the sentence as it is if nothing was changed", () => {
    expect(sent(search(), {})).toEqual({ query: "remote nurse in denver over $30/hr" });
  });

  it.each([
    [{ location: "Boulder, CO" }, { query: "remote nurse over $30/hr", location: "Boulder, CO" }],
    [{ location: "" }, { query: "remote nurse over $30/hr" }],
    [{ remote: "exclude" }, { query: "nurse in denver over $30/hr", remote: "exclude" }],
    [
      { compensationMin: "35" },
      { query: "remote nurse in denver", compensationMin: "35", compensationType: "hour" },
    ],
    [{ distanceMiles: "50" }, { query: "remote nurse in denver over $30/hr", distanceMiles: "50" }],
    [{ query: "remote nurse in boulder over $30/hr" }, { query: "remote nurse in boulder over $30/hr" }],
    [
      { query: "senior nurse in denver", location: "Boulder, CO" },
      { query: "senior nurse", location: "Boulder, CO" },
    ],
  ])("changed to %o replace the words that said otherwise: %o", (changes, address) => {
    expect(sent(search(), changes)).toEqual(address);
  });

  it("replace a distance of the sentence with its place", () => {
    const near = search("nurse in denver", "", "Denver, CO/10");
    expect(sent(near, { distanceMiles: "50" })).toEqual({
      query: "nurse",
      location: "Denver, CO",
      distanceMiles: "50",
    });
  });

  it("send the sentence along only where they show what it says", () => {
    expect(sentenceShown(search("nurse in denver"))).toEqual([["was", "nurse in denver"]]);
    expect(sentenceShown(search("nurse"))).toEqual([]);
  });
});
