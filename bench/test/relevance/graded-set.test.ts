import { generatePostings } from "@candor/server/generator/postings/generate";
import { expect, test } from "vitest";
import { ownGradedSet, readGraded } from "../../src/relevance/graded-set.ts";
import { roleOfTitle } from "../../src/relevance/roles.ts";

test.each([
  ["Sr. Registered Nurse (RN) - ICU", "Registered Nurse (RN)"],
  ["Registered Nurse, Night Shift", "Registered Nurse"],
  ["Senior Clinical Nurse Manager", "Clinical Nurse Manager"],
  ["LPN Charge Nurse", "LPN Charge Nurse"],
  ["Associate Product Manager (Remote)", "Associate Product Manager"],
])("%s has the role %s", (title, role) => {
  expect(roleOfTitle(title)).toBe(role);
});

test("every generated title has a role", () => {
  for (const { title } of generatePostings({ count: 1000, seed: 5, now: 0 }))
    expect(title).toContain(roleOfTitle(title));
  expect(() => roleOfTitle("Kelp Farm Diver")).toThrow("No role");
});

test("the own set has 120 queries, each of which some role answers", () => {
  const queries = ownGradedSet();
  expect(new Set(queries.map(({ text }) => text)).size).toBe(120);
  for (const { grades } of queries) expect([...grades.values()]).toContain(3);
});

test("a group stands for its roles, and a line that is not a judgment is refused", () => {
  const [query] = readGraded("@rn = RN | Staff Nurse\nnurse: 3 @rn; 1 LPN\n");
  expect([...query!.grades]).toEqual([
    ["RN", 3],
    ["Staff Nurse", 3],
    ["LPN", 1],
  ]);
  expect(() => readGraded("nurse: 3 Kelp Farm Diver")).toThrow("unknown");
  expect(() => readGraded("nurse: 3 RN; 2 RN")).toThrow("twice");
  expect(() => readGraded("nurse: 4 RN")).toThrow("Not a graded query");
});
