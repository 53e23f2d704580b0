import type { JobDetails } from "@candor/contract/jobs/shapes";
import { describe, expect, it } from "vitest";
import { jobPostingData } from "../../../app/jobs/details/job-posting-data.ts";

const austin = { city: "Austin", state: "TX", country: "US" };

const job: JobDetails = {
  id: "7",
  title: "Welder",
  organization: { id: "1", name: "Harbor Trust", slug: "acme" },
  address: austin,
  places: [austin],
  skills: [],
  languages: [],
  remote: { kind: "onsite" },
  postedAt: "2026-11-01T00:00:00.000Z",
  firstSeenAt: "2026-11-01T00:00:00.000Z",
  status: "open",
  description: "<p>Join metal.</p>",
  hosted: true,
  alsoAt: [],
  stated: [],
};

function dataOf(changes: Partial<JobDetails>) {
  return jobPostingData({ ...job, ...changes }, "https://candor.example", "/details/welder/7");
}

describe("N-20 structured data of a posting", () => {
  it("holds what search engines require, and nothing that the posting does not state", () => {
    expect(dataOf({})).toEqual({
      "@context": "https://schema.org",
      "@type": "JobPosting",
      title: "Welder",
      description: "<p>Join metal.</p>",
      datePosted: "2026-11-01T00:00:00.000Z",
      hiringOrganization: { "@type": "Organization", name: "Harbor Trust" },
      identifier: { "@type": "PropertyValue", name: "Harbor Trust", value: "7" },
      url: "https://candor.example/details/welder/7",
      directApply: true,
      jobLocation: [
        {
          "@type": "Place",
          address: {
            "@type": "PostalAddress",
            addressLocality: "Austin",
            addressRegion: "TX",
            addressCountry: "US",
          },
        },
      ],
    });
  });

  it("N-19 says what its organization's site and logo are", () => {
    const organization = { ...job.organization, site: "https://harbor.example/", logo: "/pictures/a.png?1" };
    expect(dataOf({ organization })).toMatchObject({
      hiringOrganization: {
        sameAs: "https://harbor.example/",
        logo: "https://candor.example/pictures/a.png?1",
      },
    });
  });

  it("says that one applies directly only where somebody answers for the posting", () => {
    expect(dataOf({ hosted: true })).toMatchObject({ directApply: true });
    expect(dataOf({ hosted: false })).not.toHaveProperty("directApply");
  });

  it("states pay with its unit, where unit and currency are known", () => {
    const pay = { compensationMin: 40, compensationMax: 55, compensationType: "hour" } as const;
    expect(dataOf({ ...pay, compensationCurrency: "USD" })).toMatchObject({
      baseSalary: { currency: "USD", value: { minValue: 40, maxValue: 55, unitText: "HOUR" } },
    });
    expect(dataOf(pay)).not.toHaveProperty("baseSalary");
  });

  it("says of a remote job from where one may work", () => {
    expect(dataOf({ remote: { kind: "remote", within: ["US-CA", "CA"] } })).toMatchObject({
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: [
        { "@type": "State", name: "US-CA" },
        { "@type": "Country", name: "CA" },
      ],
    });
    expect(dataOf({ remote: { kind: "remote" } })).toMatchObject({
      applicantLocationRequirements: [{ "@type": "Country", name: "US" }],
    });
  });

  it.each([
    ["is closed", { status: "closed" }],
    ["has no description", { description: "" }],
    ["names no place", { places: [], address: {} }],
    ["is remote without a place", { places: [], address: {}, remote: { kind: "remote" } }],
  ] satisfies [string, Partial<JobDetails>][])("is absent for a posting that %s", (_, changes) => {
    expect(dataOf(changes)).toBeUndefined();
  });

  it.each([
    ["published", true],
    ["paused", false],
    ["closed", false],
    ["expired", false],
  ] as const)("M-09 of a posting that is %s: %s", (life, isThere) => {
    const status = life === "published" ? "open" : "closed";
    expect(dataOf({ life, status }) !== undefined).toBe(isThere);
  });

  it("R-78 names the client that an agency posts for, and the agency as who numbered it", () => {
    expect(dataOf({ client: { name: "Kelp Works", slug: "kelp-works" } })).toMatchObject({
      hiringOrganization: {
        "@type": "Organization",
        name: "Kelp Works",
        url: "https://candor.example/organization/kelp-works",
      },
      identifier: { name: "Harbor Trust" },
    });
  });

  it("maps job types and the closing date", () => {
    const changes = { jobType: "contract", closesAt: "2026-12-01T00:00:00.000Z" } as const;
    expect(dataOf(changes)).toMatchObject({
      employmentType: "CONTRACTOR",
      validThrough: "2026-12-01T00:00:00.000Z",
    });
    expect(dataOf({ jobType: "permanent" })).toMatchObject({ employmentType: "FULL_TIME" });
  });
});
