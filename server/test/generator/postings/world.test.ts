import { industries } from "@candor/contract/values";
import { describe, expect, it } from "vitest";
import { skillNamed } from "../../../src/features/jobs/rules/skills.ts";
import { cities } from "../../../src/generator/postings/cities.ts";
import { compileFragment } from "../../../src/generator/postings/fragment.ts";
import { misspell } from "../../../src/generator/postings/misspell.ts";
import { occupations } from "../../../src/generator/postings/occupations/all.ts";
import { Random } from "../../../src/generator/postings/random.ts";
import { roleOf } from "../../../src/generator/postings/role.ts";
import { loadPlaces } from "../../../src/platform/places/places.ts";

describe("the generator's world", () => {
  it("has more than 120 distinct occupations in the 30 industries", () => {
    expect(occupations.length).toBeGreaterThan(120);
    expect(new Set(occupations.map(({ duties }) => duties)).size).toBe(occupations.length);
    expect(new Set(occupations.map(({ industry }) => industry))).toEqual(new Set(industries));
  });

  it("spells skills as the skill table does", () => {
    const foreign = occupations.flatMap(({ skills }) =>
      skills.split("|").filter((skill) => skillNamed(skill) !== skill),
    );
    expect(foreign).toEqual([]);
  });

  it("has its cities where the gazetteer has them", () => {
    const places = loadPlaces();
    const lost = cities.filter((city) => {
      const label = places.label({
        city: city.name,
        country: city.country,
        ...(city.state && { state: city.state }),
      });
      const found = places.find(label);
      const near =
        Math.abs((found?.latitude ?? 0) - city.latitude) < 0.05 &&
        Math.abs((found?.longitude ?? 0) - city.longitude) < 0.05;
      return !near || found?.city !== city.name || (found.state ?? "") !== city.state;
    });
    expect(lost.map(({ name }) => name)).toEqual([]);
  });

  it("refuses a sentence with an unknown slot", () => {
    expect(() => compileFragment("We like {weather}")).toThrow("{weather}");
  });
});

describe("a role", () => {
  it.each([
    ["Registered Nurse (RN)", "a registered nurse"],
    ["RN", "an RN"],
    ["UX Designer", "a UX designer"],
    ["User Researcher", "a user researcher"],
    ["Eligibility Worker", "an eligibility worker"],
    ["SPED Teacher", "a SPED teacher"],
    ["X-Ray Technologist", "an X-Ray technologist"],
    ["General Manager - Retail", "a general manager"],
    ["Salesforce Developer", "a Salesforce developer"],
    ["Speech-Language Pathologist", "a speech-language pathologist"],
    ["911 Dispatcher", "a 911 dispatcher"],
  ])("of %s is %s", (title, role) => {
    expect(roleOf(title)).toBe(role);
  });
});

describe("a misspelling", () => {
  it("changes one longer word, never its first letter, a name or the rest", () => {
    const sentence = "Plan Kubernetes upgrades";
    for (let index = 0; index < 200; index++) {
      const slipped = misspell(sentence, new Random(1, index));
      expect(slipped).toMatch(/^Plan Kubernetes u[a-z]{6,8}$/);
    }
  });

  it("leaves a sentence of short words alone", () => {
    expect(misspell("Read the map, then go", new Random(1, 1))).toBe("Read the map, then go");
  });
});
