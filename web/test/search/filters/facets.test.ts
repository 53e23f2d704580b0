import { criteriaOfParameters } from "@candor/contract/search/parameters";
import { wordsOf } from "@candor/contract/search/sentences";
import type { Chip, SearchAnswer } from "@candor/contract/search/shapes";
import { describe, expect, it } from "vitest";
import { type Facet, facetsOf } from "../../../app/search/filters/facets.ts";
import { filtersOf } from "../../../app/search/filters/filters.ts";
import { withOtherwise, withoutChip, withWish } from "../../../app/search/understood/chips.ts";

const facets: NonNullable<SearchAnswer["facets"]> = {
  jobTypes: [{ value: "permanent", count: 7 }],
  industries: [],
  remote: [{ value: "include", count: 9 }],
  skills: [{ value: "Go", count: 4 }],
  organizations: [{ value: "12", label: "Acme", count: 3 }],
  seniority: [{ value: "senior", count: 2 }],
  promised: [],
  languages: [{ value: "German", count: 1 }],
  facts: [
    {
      field: "languages",
      label: "Languages",
      values: [
        { value: "German", label: "German", count: 1 },
        { value: "unstated", label: "Not stated", count: 8 },
      ],
    },
    {
      field: "shifts",
      label: "Shift",
      values: [
        { value: "night", label: "Night shift", count: 4 },
        { value: "unstated", label: "Not stated", count: 5 },
      ],
    },
    { field: "weekends", label: "Weekends", values: [{ value: "unstated", label: "Not stated", count: 9 }] },
  ],
  compensation: [],
  payFloors: [],
};

const answer = (part: Partial<SearchAnswer> = {}): SearchAnswer => ({
  documents: [],
  hits: { total: { value: 0 } },
  snapshot: "s",
  facets,
  ...part,
});

const chip = (kind: Chip["kind"], value: string, start: number, end: number): Chip => ({
  id: `${kind}-${start}`,
  kind,
  value,
  label: value,
  words: [[start, end]],
});

function facet(name: Facet["name"], query = "", found = answer()): Facet {
  const parameters = new URLSearchParams(query);
  const { criteria } = criteriaOfParameters(parameters);
  const it = facetsOf({ parameters, criteria, found }).find((one) => one.name === name);
  if (!it) throw new Error(`There is no facet ${name}.`);
  return it;
}

const lines = ({ values }: Facet) =>
  values.map(({ label, count, chosen, address }) => `${chosen ? "* " : ""}${label} ${count} ${address}`);

describe("a facet of several values", () => {
  it("M-19 adds a value to the others, and takes a chosen one back", () => {
    expect(lines(facet("skills", "skills=SQL"))).toEqual([
      "Go 4 /search?skills=SQL&skills=Go",
      "* SQL 0 /search",
    ]);
  });

  it("knows a value whatever its case", () => {
    expect(lines(facet("skills", "skills=go"))).toEqual(["* Go 4 /search"]);
  });

  it("gives no count for a value that is not among the most frequent", () => {
    const skills = Array.from({ length: 50 }, (_, at) => ({ value: `S${at}`, count: 1 }));
    const found = answer({ facets: { ...facets, skills } });
    expect(lines(facet("skills", "skills=Go", found)).at(-1)).toBe("* Go undefined /search");
  });

  it("counts nothing where nothing was counted", () => {
    const { facets: _, ...uncounted } = answer();
    expect(lines(facet("skills", "skills=Go", uncounted))).toEqual(["* Go undefined /search"]);
  });

  it("has what the sentence asks for, which goes with its words", () => {
    const found = answer({ chips: [chip("type", "permanent", 0, 9)] });
    const query = "query=permanent%20clerk";
    expect(lines(facet("jobTypes", query, found))).toEqual(["* Permanent 7 /search?query=clerk"]);
  });

  it("takes over what the sentence asks for when a value joins it", () => {
    const found = answer({ chips: [chip("type", "contract", 0, 8)] });
    expect(lines(facet("jobTypes", "query=contract+clerk", found))[0]).toBe(
      "Permanent 7 /search?query=contract+clerk&jobTypes=contract&jobTypes=permanent",
    );
  });
});

describe("skills of the sentence", () => {
  it("are added to the others, and removed with their words", () => {
    const found = answer({ chips: [chip("skill", "Go", 0, 2)] });
    expect(lines(facet("skills", "query=go+clerk&skills=SQL", found))).toEqual([
      "* Go 4 /search?skills=SQL&query=clerk",
      "* SQL 0 /search?query=go+clerk",
    ]);
  });
});

describe("remote work", () => {
  it("is one of three; any is the default", () => {
    expect(lines(facet("remote", "remote=only"))).toEqual([
      "Any 9 /search",
      "* Remote only 0 /search?remote=only",
      "Not remote 0 /search?remote=exclude",
    ]);
  });

  it("of a sentence stays in it while it is chosen, and gives way to another choice", () => {
    const found = answer({ chips: [chip("remote", "only", 0, 6)] });
    expect(lines(facet("remote", "query=remote+clerk", found))).toEqual([
      "Any 9 /search?query=clerk",
      "* Remote only 0 /search?query=remote+clerk",
      "Not remote 0 /search?query=clerk&remote=exclude",
    ]);
  });
});

describe("the age", () => {
  it("lists one that only the address names", () => {
    const { values } = facet("age", "postedWithinDays=60");
    expect(values.map(({ value }) => value)).toEqual(["", "1", "3", "7", "14", "30", "60"]);
    expect(values.filter(({ chosen }) => chosen).map(({ label }) => label)).toEqual(["Last 60 days"]);
  });

  it("of a sentence goes with its words", () => {
    const found = answer({ chips: [chip("age", "7", 6, 22)] });
    const [any] = facet("age", "query=clerk%20posted%20this%20week", found).values;
    expect(any).toMatchObject({ chosen: false, address: "/search?query=clerk" });
  });
});

describe("an organization", () => {
  it.each(["12", "acme"])("that is named as %s is shown by its name, and given back", (stated) => {
    expect(lines(facet("organizations", `organization=${stated}`))).toEqual(["* Acme 3 /search"]);
  });

  it("that nothing is found of stays in sight", () => {
    expect(lines(facet("organizations", "organization=Nobody"))).toEqual([
      "Acme 3 /search?organization=12",
      "* Nobody 0 /search",
    ]);
  });

  it("that the sentence names goes with its words", () => {
    const found = answer({ chips: [chip("organization", "Acme", 6, 13)] });
    expect(lines(facet("organizations", "query=clerk+at+acme", found))).toEqual([
      "* Acme 3 /search?query=clerk",
    ]);
  });

  it("is named among the filters", () => {
    expect(filtersOf({ organization: "12" }, answer()).map(({ label }) => label)).toEqual(["At Acme"]);
  });
});

describe("what postings state", () => {
  it("M-19 is a facet with those that do not state it", () => {
    expect(lines(facet("shifts", "query=nurse"))).toEqual([
      "Night shift 4 /search?query=nurse&shifts=night",
      "Not stated 5 /search?query=nurse&shifts=unstated",
    ]);
    expect(facet("shifts").isFact).toBe(true);
  });

  it("has nothing to choose where no posting states anything, unless it was chosen", () => {
    expect(() => facet("weekends")).toThrow("no facet");
    expect(lines(facet("weekends", "weekends=unstated"))).toEqual(["* Not stated 9 /search"]);
  });

  it("goes with the words of a language that the sentence asks for", () => {
    const found = answer({ chips: [chip("language", "German", 0, 13)] });
    expect(lines(facet("languages", "query=fluent+german+clerk", found))[0]).toBe(
      "* German 1 /search?query=clerk",
    );
  });

  it("is named among the filters as the server names it", () => {
    const { criteria } = criteriaOfParameters(
      new URLSearchParams("shifts=night&shifts=unstated&weekends=no"),
    );
    expect(filtersOf(criteria, answer()).map(({ label }) => label)).toEqual([
      "Night shift",
      "Shift: Not stated",
      "no",
    ]);
  });

  it("is asked for by a wish that becomes a filter, without its words", () => {
    const wish = chip("wish", "shifts=night", 6, 17);
    const address = (query: string, passing: "stated" | "not denied") =>
      withWish(new URLSearchParams(query), wish, "nurse night shift", passing);
    expect(address("query=nurse+night+shift&from=20", "stated")).toBe("/search?query=nurse&shifts=night");
    expect(address("query=nurse+night+shift&shifts=night", "not denied")).toBe(
      "/search?query=nurse&shifts=night&shifts=unstated",
    );
  });
});

describe("a chip", () => {
  const query = "remote  go engineer not crypto";
  it.each([
    [chip("remote", "only", 0, 6), "remote", "go engineer not crypto"],
    [chip("text", "go engineer", 8, 19), "go engineer", "remote not crypto"],
    [
      { ...chip("not", "crypto", 20, 30), words: [[0, 6] as [number, number], [20, 30] as [number, number]] },
      "remote not crypto",
      "go engineer",
    ],
  ])("M-17 of %o was read from %s, and leaves %s", (one, words, rest) => {
    expect(wordsOf(one, query)).toBe(words);
    const parameters = new URLSearchParams({ query, sort: "date", from: "20", e: "secret" });
    const address = new URLSearchParams(withoutChip(parameters, one, query).split("?")[1]);
    expect([...address]).toEqual([
      ["sort", "date"],
      ["query", rest],
    ]);
  });

  it("M-17 is said otherwise in the place of its words", () => {
    const title = chip("title", "Product Manager or Project Manager", 0, 2);
    expect(withOtherwise(new URLSearchParams("query=pm+remote"), title, "pm remote", "project manager")).toBe(
      "/search?query=project+manager+remote",
    );
  });

  it("that is the whole sentence leaves all postings", () => {
    expect(withoutChip(new URLSearchParams("query=remote"), chip("remote", "only", 0, 6), "remote")).toBe(
      "/search",
    );
  });
});
