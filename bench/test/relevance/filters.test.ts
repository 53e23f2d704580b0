import type { JobDetails } from "@candor/contract/jobs/shapes";
import type { SearchCriteria } from "@candor/contract/search/shapes";
import { expect, test } from "vitest";
import { filters } from "../../src/relevance/filters.ts";

const posting = {
  id: "1",
  title: "Kelp Farm Diver",
  organization: { id: "7", name: "Harbor Trust" },
  description: "<p>Own dry suit &amp; boat.</p>",
  skills: ["Diving"],
  languages: [],
  remote: { kind: "onsite" },
  jobType: "permanent",
  industry: "Science",
  compensationMin: 40,
  compensationMax: 55,
  compensationType: "hour",
  firstSeenAt: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  places: [{ latitude: 30.27, longitude: -97.74 }],
} as unknown as JobDetails;

const austin = { latitude: 30.3, longitude: -97.7 };
const boston = { latitude: 42.36, longitude: -71.06 };

test.each<[SearchCriteria, SearchCriteria]>([
  [{ remote: "exclude" }, { remote: "only" }],
  [{ jobTypes: ["permanent", "contract"] }, { jobTypes: ["contract"] }],
  [{ industries: ["Science"] }, { industries: ["Legal"] }],
  [{ skills: ["Diving", "Falconry"] }, { skills: ["Falconry"] }],
  [{ languages: undefined }, { languages: ["Spanish"] }],
  [{ seniority: undefined }, { seniority: ["senior"] }],
  [{ organization: "7" }, { organization: "8" }],
  [{ compensationMin: 55, compensationType: "hour" }, { compensationMin: 114_401 }],
  [{ compensationMax: 83_200 }, { compensationMax: 83_199 }],
  [{ exclude: ["farmer"] }, { exclude: ["boat"] }],
  [{ postedWithinDays: 4 }, { postedWithinDays: 2 }],
  [
    { location: austin, distanceMiles: 5 },
    { location: boston, distanceMiles: 300 },
  ],
])("a posting that passes %j is a violation under %j", (kept, broken) => {
  expect(filters.filter((filter) => !filter.passes(posting, kept))).toHaveLength(0);
  expect(filters.filter((filter) => !filter.passes(posting, broken))).toHaveLength(1);
});
