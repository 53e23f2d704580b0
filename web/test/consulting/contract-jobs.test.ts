import { criteriaOfParameters } from "@candor/contract/search/parameters";
import { expect, it } from "vitest";
import { contractJobs } from "../../app/consulting/contract-jobs.ts";

const types = ["contract", "contractor"];
const enrolled = { specialty: "Customer Service", remote: "include", enrolledAt: "" } as const;

it.each([
  ["all contract jobs", undefined, { jobTypes: types }],
  ["those of a specialty", enrolled, { jobTypes: types, industries: ["Customer Service"] }],
  [
    "those at a place",
    { ...enrolled, location: "Austin, TX", remote: "only" } as const,
    { jobTypes: types, industries: ["Customer Service"], location: "Austin, TX", remote: "only" },
  ],
])("searches for %s", (_what, enrollment, criteria) => {
  expect(criteriaOfParameters(contractJobs(enrollment))).toEqual({
    criteria,
    leftOut: [],
  });
});
