import { expect, it } from "vitest";
import { SkillVectors } from "../../../../../src/features/search/rules/occupations/learned.ts";
import { nearOccupations } from "../../../../../src/features/search/rules/occupations/near.ts";
import { occupationsTitled } from "../../../../../src/features/search/rules/occupations/titles.ts";

function taught(times: number) {
  const vectors = new SkillVectors();
  for (let i = 0; i < times; i++) {
    vectors.add("Welder", ["Welding", "Blueprint reading"]);
    vectors.add(
      "Locksmith",
      i % 4 === 0 ? ["Welding", "Blueprint reading", "Soldering"] : ["Welding", "Blueprint reading"],
    );
    vectors.add("Accountant", ["Excel", "GAAP"]);
    vectors.add("Registered Nurse", []);
  }
  return vectors.learn();
}

it("only occupations that ask for the same skills are near", () => {
  const learned = taught(20);
  const [locksmith] = occupationsTitled("locksmith");
  const near = learned.get("Welder")!;
  expect([...near.keys()]).toEqual([locksmith!.title]);
  expect(near.get(locksmith!.title)).toBeGreaterThan(0.3);
  expect(nearOccupations(occupationsTitled("welder"), learned).get(locksmith!.title)).toBe(
    near.get(locksmith!.title),
  );
});

it("nothing is learned from few postings, or from those without skills", () => {
  expect([...taught(19).keys()]).toEqual([]);
  expect(taught(20).has("Registered Nurse")).toBe(false);
});

it("the graph outweighs what was learned", () => {
  const learned = new Map([["Registered Nurse", new Map([["Nurse Practitioner", 0.55]])]]);
  expect(nearOccupations(occupationsTitled("rn"), learned).get("Nurse Practitioner")).toBe(0.7);
});
