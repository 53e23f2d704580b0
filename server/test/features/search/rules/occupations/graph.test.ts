import { describe, expect, it, test } from "vitest";
import { occupationsTyped } from "../../../../../src/features/search/rules/occupations/as-typed.ts";
import { occupations } from "../../../../../src/features/search/rules/occupations/graph.ts";
import { nearOccupations, relatedTitles } from "../../../../../src/features/search/rules/occupations/near.ts";
import { titleWeights } from "../../../../../src/features/search/rules/occupations/title-weights.ts";
import {
  occupationsOf,
  occupationsTitled,
} from "../../../../../src/features/search/rules/occupations/titles.ts";

const titles = new Set(occupations.map(({ title }) => title));
const names = (families: readonly { readonly title: string }[]) => families.map(({ title }) => title);

describe("the occupation graph", () => {
  it("names each family once", () => {
    expect(titles.size).toBe(occupations.length);
  });

  it("names only existing families as neighbors, and never a family itself", () => {
    for (const { title, neighbors } of occupations) {
      expect(
        neighbors.filter((each) => !titles.has(each) || each === title),
        title,
      ).toEqual([]);
    }
  });

  it("gives no family's title to another family as an alias", () => {
    const lower = new Set([...titles].map((title) => title.toLowerCase()));
    const taken = occupations.flatMap(({ aliases }) => aliases.filter((alias) => lower.has(alias)));
    expect(taken).toEqual([]);
  });

  it("knows several hundred families, half of them in four more languages", () => {
    expect(occupations.length).toBeGreaterThan(900);
  });
});

describe("a title", () => {
  test.each([
    ["rn", ["Registered Nurse"]],
    ["Registered Nurses", ["Registered Nurse"]],
    ["swe", ["Software Engineer"]],
    ["pm", ["Product Manager", "Project Manager"]],
    ["Krankenschwester", ["Registered Nurse"]],
    ["enfermera", ["Registered Nurse"]],
    ["infirmière", ["Registered Nurse"]],
    ["camionero", ["Truck Driver"]],
    ["psychology", []],
    ["crypto", []],
  ])("%s is that of %j", (title, expected) => expect(names(occupationsTitled(title))).toEqual(expected));

  test.each([
    ["acct mgr", ["Account Manager"]],
    ["elec engr", ["Electrical Engineer"]],
    // It runs a building's boilers; a boilermaker builds them.
    ["stationary eng", ["Building Engineer"]],
    ["highway repairer", ["Paving Worker"]],
    ["cust svc rep", ["Customer Service Representative"]],
    ["asst store mgr", ["Retail Supervisor"]],
    ["engineer software", ["Software Engineer"]],
    ["nurse registered", ["Registered Nurse"]],
    ["manager human resources", ["HR Manager"]],
    ["house keeper", ["Housekeeper"]],
    ["nurses", ["Registered Nurse"]],
    ["secretaries", ["Secretary"]],
    ["waitresses", ["Server"]],
    ["drivers", ["Bus Driver", "Delivery Driver", "Truck Driver"]],
    ["customer service reps", ["Customer Service Representative"]],
    ["tech", []],
  ])("typed as %s is that of %j", (title, expected) =>
    expect(names(occupationsTyped(title))).toEqual(expected),
  );

  test.each([
    ["Senior Software Engineer", ["Software Engineer"]],
    ["Engineering Manager, Payments", ["Engineering Manager"]],
    ["Registered Nurse - Night Shift", ["Registered Nurse"]],
    ["Forklift Driver II", ["Forklift Operator"]],
    ["Ruhestand", []],
  ])("of a posting, %s, means %j first", (title, expected) =>
    expect(names(occupationsOf(title)).slice(0, expected.length)).toEqual(expected),
  );

  it("that is a rank does not count next to another title", () => {
    expect(names(occupationsOf("Principal Firmware Engineer"))).toEqual(["Firmware Engineer"]);
    expect(names(occupationsOf("Principal, Lincoln High School"))).toContain("School Principal");
  });
});

describe("what is near", () => {
  it("is, in order: itself, neighbors, its group, their neighbors", () => {
    const near = nearOccupations(occupationsTitled("registered nurse"));
    expect(near.get("Registered Nurse")).toBe(1);
    expect(near.get("Nurse Practitioner")).toBe(0.7);
    expect(near.get("Travel Nurse")).toBeGreaterThanOrEqual(0.5);
    expect(near.get("Truck Driver")).toBeUndefined();
  });

  it("is suggested by title, neighbors first", () => {
    const [nurse] = occupationsTitled("rn");
    expect(relatedTitles(nurse!)).toEqual(expect.arrayContaining(["Nurse Practitioner", "Charge Nurse"]));
  });
});

test("a word weighs less the more families have it in their titles", () => {
  const says = (word: string) => titleWeights.get(word) ?? 100;
  expect(says("manager")).toBeLessThan(says("nurse"));
  expect(says("nurse")).toBeLessThan(says("phlebotomist"));
  expect(says("senior")).toBe(15);
  expect(says("zyzzyva")).toBe(100);
});
