import type { JobDetails } from "@candor/contract/jobs/shapes";
import { expect, it } from "vitest";
import { jobCard } from "../../../../src/features/jobs/views/card.ts";

const job: JobDetails = {
  id: "7",
  title: "Kelp Farm Diver",
  organization: { id: "1", name: "Harbor Trust", slug: "acme" },
  compensationMin: 40,
  compensationMax: 55,
  compensationType: "hour",
  compensationCurrency: "USD",
  address: { city: "Austin", state: "TX", country: "US" },
  skills: [],
  remote: { kind: "onsite" },
  postedAt: "2026-11-01T00:00:00.000Z",
  firstSeenAt: "2026-11-01T00:00:00.000Z",
  status: "open",
  description: "<p>Dive.</p>",
  places: [],
  languages: [],
  hosted: false,
  alsoAt: [],
  stated: [],
};

it("N-19 a card says what a posting states, and promises nothing for anyone who does not answer here", () => {
  expect(jobCard(job)).toEqual({
    brand: "Candor",
    title: "Kelp Farm Diver",
    subtitle: "Harbor Trust",
    facts: ["$40–$55 per hour", "Austin, TX", "On site"],
  });
});

it("N-19 a card says when a hosted posting's organization answers", () => {
  const noteOf = (answerBusinessDays: number) => jobCard({ ...job, hosted: true, answerBusinessDays }).note;
  expect(noteOf(1)).toBe("Promises an answer within 1 business day.");
  expect(noteOf(10)).toBe("Promises an answer within 10 business days.");
});

it("N-19 a card says plainly that no pay is stated", () => {
  const { compensationMin: _min, compensationMax: _max, ...silent } = job;
  expect(jobCard(silent).facts[0]).toBe("No pay stated");
});

it("N-19 a card whose title cannot be drawn names the organization, and the product where neither can", () => {
  const title = "ソフトウェアエンジニア";
  expect(jobCard({ ...job, title })).toMatchObject({ title: "Harbor Trust", subtitle: "" });
  const unreadable = jobCard({ ...job, title, organization: { id: "1", name: "株式会社", slug: "acme" } });
  expect(unreadable).toMatchObject({ title: "Job Search", subtitle: "" });
});

it("N-19 a card has its organization's own title and text, and the posting's facts in any case", () => {
  const head = { cardTitle: "Come and dive", cardText: "Warm water all year" };
  expect(jobCard({ ...job, head })).toMatchObject({
    title: "Come and dive",
    subtitle: "Warm water all year",
    facts: ["Harbor Trust", "$40–$55 per hour", "Austin, TX", "On site"],
  });
});

it("N-19 R-78 a card names an agency's client", () => {
  const client = { name: "Kelp Works", slug: "kelp-works" };
  expect(jobCard({ ...job, client }).subtitle).toBe("Harbor Trust for Kelp Works");
});
