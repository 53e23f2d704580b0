import { describe, expect, it } from "vitest";
import { normalize } from "../../../../src/features/exchange/rules/normalize/normalize.ts";
import type { SourcePosting } from "../../../../src/features/exchange/rules/source-posting.ts";
import { loadPlaces } from "../../../../src/platform/places/places.ts";

function typeOf(changes: Partial<SourcePosting>) {
  const posting = { sourceId: "1", title: "Beekeeper", places: [], active: true, ...changes };
  return normalize(posting, { source: "test", places: loadPlaces(), now: 0 }).jobType;
}

describe("E-18 the job type", () => {
  it.each([
    [["Full-time"], "permanent"],
    [["FULL_TIME"], "permanent"],
    [["FullTime"], "permanent"],
    [["Permanent"], "permanent"],
    [["Regular Full Time (Salary)"], "permanent"],
    [["Contract"], "contract"],
    [["Full-time contract"], "contract"],
    [["TEMPORARY"], "contract"],
    [["CONTRACTOR"], "contractor"],
    [["Freelance"], "contractor"],
    [["1099"], "contractor"],
    [["Part-time"], undefined],
    [["INTERN"], undefined],
    [["Contract", "Permanent"], undefined],
    [[], undefined],
  ])("of %j is %s", (jobTypes, type) => {
    expect(typeOf({ jobTypes })).toBe(type);
  });

  it.each([
    ["Freelance Photographer", [], "contractor"],
    ["Copywriter (freelancer)", [], "contractor"],
    ["Freelance Photographer", ["Permanent"], "permanent"],
    ["Freelance Coordinator", [], undefined],
    ["Contract Manager", [], undefined],
  ])("of %s, which the source calls %j, is %s", (title, jobTypes, type) => {
    expect(typeOf({ title, jobTypes })).toBe(type);
  });
});
