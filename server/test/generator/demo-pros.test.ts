import { describe, expect, it } from "vitest";
import { demoPros } from "../../src/generator/demo-pros.ts";
import { demoOrganizations } from "../../src/generator/postings/demo-organizations.ts";
import { generatePostings } from "../../src/generator/postings/generate.ts";

const organizations = demoOrganizations();

describe("the demo's organizations", () => {
  it("are those of the generated postings", () => {
    const named = new Set<string | undefined>();
    for (const { organization } of generatePostings({ count: 10_000, seed: 1, now: 0 }))
      named.add(organization);
    expect(organizations.filter(({ name }) => !named.has(name))).toEqual([]);
  });

  it("say who they are, in complete sentences", () => {
    for (const { name, about, site } of organizations) {
      expect(about).toContain(name);
      expect(about).toMatch(/^[A-Z0-9][^{}[\]|]+\.$/);
      expect(site).toMatch(/^https:\/\/[a-z0-9-]+\.example$/);
    }
  });
});

describe("the demo's Pros", () => {
  const pros = demoPros();

  it("belong to the demo's organizations, one each", () => {
    expect(pros.map(({ organization }) => organization)).toEqual(organizations.map(({ name }) => name));
  });

  it("have an address, a biography and a picture of their own", () => {
    const distinct = (part: (pro: (typeof pros)[number]) => string) => new Set(pros.map(part)).size;
    expect(distinct(({ slug }) => slug)).toBe(pros.length);
    expect(distinct(({ bio }) => bio)).toBe(pros.length);
    expect(distinct(({ picture }) => picture().toString("base64"))).toBe(pros.length);
    expect(pros.filter(({ slug }) => !/^[a-z]+-[a-z]+$/.test(slug))).toEqual([]);
  });
});
