import { criteriaOfParameters } from "@candor/contract/search/parameters";
import { searchCriteria } from "@candor/contract/search/shapes";
import { searchTitle } from "@candor/contract/search/title";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filtersOf } from "../../app/search/filters/filters.ts";
import {
  inPlace,
  isSameList,
  openedAddress,
  pageAddress,
  searchOnly,
  shownAddress,
  shownOf,
  withoutFilter,
  withValues,
} from "../../app/search/parameters.ts";

const read = (query: string) => criteriaOfParameters(new URLSearchParams(query));

describe("the address of a search", () => {
  it.each([
    ["", {}],
    ["query=go+developer&location=Austin%2C+TX", { query: "go developer", location: "Austin, TX" }],
    ["query=2026&location=02134", { query: "2026", location: "02134" }],
    ["distanceMiles=007", { distanceMiles: 7 }],
    ["jobTypes=contract&jobTypes=permanent", { jobTypes: ["contract", "permanent"] }],
    ["skills=Go&exclude=crypto", { skills: ["Go"], exclude: ["crypto"] }],
    ["compensationMin=40.5&compensationType=hour", { compensationMin: 40.5, compensationType: "hour" }],
    ["parse=false&exact=true&from=20&size=5", { parse: false, exact: true, from: 20, size: 5 }],
    ["compensationMin=1,250,000.50", { compensationMin: 1_250_000.5 }],
    ["compensationMin=125000,000", { compensationMin: 125_000_000 }],
    ["query=&location=+&remote=only", { remote: "only" }],
    ["utm_source=x&e=secret&form=home", {}],
  ])("R-04 %s is read as %o", (query, criteria) => {
    expect(read(query)).toEqual({ criteria, leftOut: [] });
  });

  it.each([
    ["remote=maybe", "remote=maybe"],
    ["size=0", "size=0"],
    ["size=2.5", "size=2.5"],
    ["from=-1", "from=-1"],
    ["postedWithinDays=abc", "postedWithinDays=abc"],
    ["parse=perhaps", "parse=perhaps"],
    ["compensationMin=60,00", "compensationMin=60,00"],
    [`query=${"a".repeat(501)}`, `query=${"a".repeat(501)}`],
  ])("leaves out %s and says so", (query, leftOut) => {
    expect(read(query)).toEqual({ criteria: {}, leftOut: [leftOut] });
  });

  it("keeps the values of a list that it understands", () => {
    expect(read("jobTypes=contract&jobTypes=none")).toEqual({
      criteria: { jobTypes: ["contract"] },
      leftOut: ["jobTypes=none"],
    });
  });

  it("leaves out a list that is too long, and says so", () => {
    const values = Array.from({ length: 51 }, (_, at) => `skills=s${at}`);
    expect(read(values.join("&"))).toEqual({ criteria: {}, leftOut: values });
  });

  it("never makes a search that the call refuses, whatever it holds", () => {
    const pair = fc.tuple(
      fc.constantFrom(...Object.keys(searchCriteria.shape)),
      fc.oneof(fc.string(), fc.stringMatching(/^-?\d{1,4}(\.\d)?$/)),
    );
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 60 }), (pairs) => {
        expect(
          searchCriteria.safeParse(criteriaOfParameters(new URLSearchParams(pairs)).criteria).success,
        ).toBe(true);
      }),
    );
  });
});

it("an address that is made to take long takes no longer", () => {
  const started = process.threadCpuUsage();
  read(`distanceMiles=0${",".repeat(60_000)}`);
  expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(500);
});

describe("links of a list", () => {
  const parameters = new URLSearchParams(
    "form=home&query=go&location=&jobTypes=contract&skills=Go&from=20&snapshot=s",
  );

  it("keep the search and drop what belongs to the visit", () => {
    expect(searchOnly(parameters).toString()).toBe("query=go&jobTypes=contract&skills=Go");
    expect(withValues(parameters, "sort", ["date"])).toBe(
      "/search?query=go&jobTypes=contract&skills=Go&sort=date",
    );
    expect(withoutFilter(parameters, "skills", "Go")).toBe("/search?query=go&jobTypes=contract");
  });

  it("leave out what is too long for any field: a page repeats it hundreds of times", () => {
    const parameters = new URLSearchParams({ query: "nurse ".repeat(100), skills: "Go" });
    expect(searchOnly(parameters).toString()).toBe("skills=Go");
  });

  it("pass on no credential and no trace of where a visitor came from", () => {
    const names = Object.keys(searchCriteria.shape).map((name) => [name, "x"]);
    const all = new URLSearchParams([
      ...names,
      ["e", "secret"],
      ["utm_source", "mail"],
      ["constructor", "x"],
    ]);
    expect([...searchOnly(all).keys()].sort()).toEqual(
      Object.keys(searchCriteria.shape)
        .filter((name) => name !== "from" && name !== "snapshot")
        .sort(),
    );
  });

  it("pin later pages to the snapshot, and the first one to nothing", () => {
    expect(pageAddress(parameters, 40, "t")).toBe(
      "/search?query=go&jobTypes=contract&skills=Go&from=40&snapshot=t",
    );
    expect(pageAddress(parameters, 0, "t")).toBe("/search?query=go&jobTypes=contract&skills=Go");
  });
});

it("a search in one place is no longer around another", () => {
  const parameters = new URLSearchParams("query=nurse&location=78701&distanceMiles=25&from=20&job=7");
  expect(inPlace(parameters, "Austin, TX")).toBe("/search?query=nurse&location=Austin%2C+TX");
});

describe("an address of a list", () => {
  const parameters = new URLSearchParams("e=secret&query=go&from=20&snapshot=s&shown=60&job=7");

  it("R-04 names the posting that is open beside it, and nothing that is not the list's", () => {
    expect(openedAddress(parameters, "9")).toBe("/search?query=go&from=20&snapshot=s&shown=60&job=9");
    expect(openedAddress(parameters, undefined)).toBe("/search?query=go&from=20&snapshot=s&shown=60");
  });

  it("N-11 says how far it has grown, as far as an address lists", () => {
    expect(shownAddress(parameters, 80, "t")).toBe("/search?query=go&from=20&snapshot=t&shown=80&job=7");
    expect(shownAddress(parameters, 501, "t")).toBeUndefined();
  });

  it.each([
    ["", 20],
    ["shown=60", 60],
    ["shown=500", 500],
    ["shown=501", 20],
    ["shown=7", 20],
    ["shown=40.5", 20],
    ["shown=many", 20],
  ])("of %s lists %i postings", (query, shown) => {
    expect(shownOf(new URLSearchParams(query), {})).toBe(shown);
  });

  it.each([
    ["query=go&job=1", "query=go&job=2&shown=40&snapshot=s", true],
    ["query=go", "query=go&utm_source=x", true],
    ["query=go", "query=go&from=20", false],
    ["query=go", "query=go&sort=date", false],
  ])("%s and %s are of one list: %s", (one, other, same) => {
    expect(isSameList(new URLSearchParams(one), new URLSearchParams(other))).toBe(same);
  });
});

describe("filters", () => {
  it("M-19 are named one by one", () => {
    const { criteria } = read(
      "query=go&remote=only&sort=date&jobTypes=contract&skills=Go&skills=SQL&compensationMin=90000&exclude=crypto&seniority=mid",
    );
    expect(filtersOf(criteria).map(({ label }) => label)).toEqual([
      "Pay of at least 90,000",
      "Contract",
      "Skill: Go",
      "Skill: SQL",
      "Mid-level",
      "Without the word crypto",
    ]);
  });

  it("that are the default are none", () => {
    expect(filtersOf({ parse: true, exact: false, correct: true, compensationType: "year" })).toEqual([]);
  });

  it("name every field that narrows and that nothing else on the page shows", () => {
    const elsewhere = ["query", "location", "remote", "sort", "from", "size", "facets", "snapshot", "close"];
    const all = read(
      "parse=false&exact=true&correct=false&distanceMiles=5&compensationMin=1&compensationMax=2&compensationType=hour&jobTypes=contract&industries=Legal&skills=a&languages=b&seniority=lead&organization=c&exclude=d&postedWithinDays=3&sponsorship=yes&schedules=part&shifts=night&weekends=no&licenses=RN&bonuses=yes&degree=none&experience=none&payday=weekly&secondChance=yes&contractWeeks=13&currencies=GBP&promised=true",
    ).criteria;
    const named = filtersOf(all).map(({ name }) => name);
    expect([...named, ...elsewhere].sort()).toEqual(Object.keys(searchCriteria.shape).sort());
  });
});

it.each([
  [{}, "Jobs"],
  [{ query: "go" }, "go jobs"],
  [{ query: "go", location: "Austin" }, "go jobs in Austin"],
  [{ location: "Austin" }, "Jobs in Austin"],
])("N-17 the page of %o is titled %s", (criteria, title) => {
  expect(searchTitle(criteria)).toBe(title);
});
