import type { JobDetails } from "@candor/contract/jobs/shapes";
import { describe, expect, it } from "vitest";
import { descriptionOf } from "../../../app/jobs/details/description.ts";

const job: JobDetails = {
  id: "7",
  title: "Welder",
  organization: { id: "1", name: "Harbor Trust", slug: "acme" },
  address: { city: "Austin", state: "TX", country: "US" },
  places: [],
  skills: [],
  languages: [],
  remote: { kind: "onsite" },
  postedAt: "2026-11-01T00:00:00.000Z",
  firstSeenAt: "2026-11-01T00:00:00.000Z",
  status: "open",
  description: "<p>Join metal.</p>",
  snippet: "Join metal.",
  hosted: true,
  alsoAt: [],
  stated: [],
};

describe("N-22 the description of a posting", () => {
  it("says what the posting states, then how its text begins", () => {
    const pay = { compensationMin: 40, compensationMax: 55, compensationType: "hour" } as const;
    expect(descriptionOf({ ...job, ...pay, compensationCurrency: "USD" })).toBe(
      "Welder at Harbor Trust · $40 - $55 per hour · Austin, TX · On site. Join metal.",
    );
  });

  it("invents nothing if the posting is silent", () => {
    const { snippet: _, ...silent } = job;
    expect(descriptionOf({ ...silent, address: {}, remote: { kind: "unknown" } })).toBe(
      "Welder at Harbor Trust.",
    );
  });
});
