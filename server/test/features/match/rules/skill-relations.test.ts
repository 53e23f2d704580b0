import { describe, expect, it } from "vitest";
import { knownSkills } from "../../../../src/features/jobs/rules/skills.ts";
import { alikeTo, covers, relatedSkills } from "../../../../src/features/match/rules/skill-relations.ts";

describe("M-23 relations of skills", () => {
  it("name skills of the vocabulary alone", () => {
    const known = new Set(knownSkills());
    expect(relatedSkills().filter((name) => !known.has(name))).toEqual([]);
  });

  it("lead from the particular to what it covers, never back", () => {
    expect(covers("SQL")).toContain("PostgreSQL");
    expect(covers("PostgreSQL")).not.toContain("SQL");
    expect(covers("Accounting")).toEqual(expect.arrayContaining(["Bookkeeping", "QuickBooks"]));
    for (const name of relatedSkills()) expect(covers(name)).not.toContain(name);
  });

  it("go both ways between skills that do the same work", () => {
    for (const name of relatedSkills())
      for (const other of alikeTo(name)) expect(alikeTo(other)).toContain(name);
  });
});
