import type { Call } from "@candor/contract/client";
import { criteriaOfParameters } from "@candor/contract/search/parameters";
import type { SearchCriteria } from "@candor/contract/search/shapes";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accountSearches } from "../../app/searches/account-searches.ts";
import { keptSearch } from "../../app/searches/kept-search.ts";
import { searchWords } from "../../app/searches/search-words.ts";

const kept = (query: string) => keptSearch(new URLSearchParams(query));

describe("the query that a search is kept under", () => {
  it.each([
    ["query=+night+nurse+&sort=date", "query=night+nurse&sort=date"],
    ["skills=SQL&query=x&skills=Go", "query=x&skills=Go&skills=SQL"],
    ["query=x&from=20&snapshot=1&shown=40&job=7&size=5&facets=true&e=secret&utm_source=y", "query=x"],
    ["location=Austin%2C+TX&query=", "location=Austin%2C+TX"],
    ["remote=only", "remote=only"],
  ])("of %s is %s", (query, search) => {
    expect(kept(query)).toBe(search);
  });

  it.each(["", "sort=date&size=50", "query=+&distanceMiles=5&compensationType=hour&exact=true"])(
    "is none where nothing is asked for: %s",
    (query) => {
      expect(kept(query)).toBeUndefined();
    },
  );

  it("is the same in any order of its fields, and asks for the same", () => {
    const pair = fc.tuple(
      fc.constantFrom("query", "skills", "remote", "sort", "location"),
      fc.constantFrom("only", "b c", "d"),
    );
    fc.assert(
      fc.property(fc.uniqueArray(pair, { selector: String }), (pairs) => {
        const search = keptSearch(new URLSearchParams([["query", "a"], ...pairs]));
        const again = keptSearch(new URLSearchParams([...pairs.toReversed(), ["query", "a"]]));
        return search === again && keptSearch(new URLSearchParams(search)) === search;
      }),
    );
  });
});

describe("the words of a search", () => {
  it.each<[SearchCriteria, string]>([
    [
      { query: "night nurse", location: "Austin, TX", jobTypes: ["contract"] },
      "night nurse · Austin, TX · Contract",
    ],
    [{ remote: "only", sort: "compensation" }, "Only remote jobs · Pay"],
    [{ query: "x", sort: "relevance", parse: true }, "x"],
    [{ location: { latitude: 30.3, longitude: -97.7 }, distanceMiles: 25 }, "30.3, -97.7 · Within 25 miles"],
    [{}, "All postings"],
  ])("of %j are %s", (criteria, words) => {
    expect(searchWords(criteria)).toBe(words);
  });
});

describe("an account's search", () => {
  const criteria = {
    query: "nurse & co",
    jobTypes: ["contract", "permanent"],
    compensationMin: 40.5,
    parse: false,
  } as const;
  const search = { id: "7", criteria, favorite: false, usedAt: "2026-11-02T09:00:00.000Z" };

  it("leads to the page of the same search", async () => {
    const call = (async () => ({ ok: true, answer: { recent: [search], favorites: [] } })) as unknown as Call;
    const found = await accountSearches(call);
    const [entry] = "recent" in found ? found.recent : [];
    expect(entry).toMatchObject({ id: "7", usedAt: search.usedAt });
    expect(criteriaOfParameters(new URLSearchParams(entry?.search))).toEqual({ criteria, leftOut: [] });
  });

  it("is told to be out of reach where it is", async () => {
    const refused = { ok: false, problem: { status: 503 } };
    expect(await accountSearches((async () => refused) as unknown as Call)).toEqual(refused);
  });
});
