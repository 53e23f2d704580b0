import { describe, expect, it } from "vitest";
import { contentOf } from "../../../../src/features/hosting/rules/content.ts";
import { ruleFaults } from "../../../../src/features/hosting/rules/pay-rules/faults.ts";
import { rulesFor } from "../../../../src/features/hosting/rules/pay-rules/reach.ts";
import { payRules } from "../../../../src/features/hosting/rules/pay-rules/table.ts";
import { loadPlaces } from "../../../../src/platform/places/places.ts";
import { aForm } from "../../../harness/a-posting.ts";

const now = Date.parse("2026-11-22T12:00:00Z");
const unpaid = { payMin: "", payMax: "", payUnit: "", payCurrency: "" } as const;

function content(changes: Parameters<typeof aForm>[0]) {
  return contentOf(aForm(changes), loadPlaces());
}

function refusals(changes: Parameters<typeof aForm>[0], at = now) {
  return ruleFaults(content(changes), at).map(({ key, values }) => `${key} ${String(values?.["rule"])}`);
}

const asked = (rule: string) => `hosting.fault.payAsked ${rule}`;

describe("M-13 a posting without a range", () => {
  it.each([
    ["Denver, CO", ["Colorado's Equal Pay for Equal Work Act"]],
    ["San Francisco, CA", ["California Labor Code § 432.3"]],
    ["Seattle, WA", ["Washington's Equal Pay and Opportunities Act"]],
    ["New York, NY", ["New York City's pay transparency law", "New York Labor Law § 194-b"]],
    ["Brooklyn, NY", ["New York City's pay transparency law", "New York Labor Law § 194-b"]],
    ["Buffalo, NY", ["New York Labor Law § 194-b"]],
    ["Chicago, IL", ["Illinois's Equal Pay Act"]],
    ["Toronto, ON", ["Ontario Regulation 476/24"]],
    ["Vancouver, BC", ["British Columbia's Pay Transparency Act"]],
    ["Berlin, Germany", ["Article 5 of EU Directive 2023/970"]],
    ["Paris, France", ["Article 5 of EU Directive 2023/970"]],
    ["Cleveland, OH", ["Cleveland's pay transparency ordinance"]],
    ["Portland, OR", []],
    ["Columbus, OH", []],
    ["London, UK", []],
    ["Zurich, Switzerland", []],
  ])("for %s is refused by %j", (places, rules) => {
    expect(refusals({ ...unpaid, places })).toEqual(rules.map(asked));
  });

  it.each([
    ["Berlin, Germany", "2026-06-06", 0],
    ["Berlin, Germany", "2026-06-07", 1],
    ["Toronto, ON", "2025-12-31", 0],
    ["Toronto, ON", "2026-01-01", 1],
    ["Chicago, IL", "2024-12-31", 0],
    ["Chicago, IL", "2025-01-01", 1],
  ])("for %s on %s is refused by %i rules: each holds from its day", (places, day, count) => {
    expect(refusals({ ...unpaid, places }, Date.parse(`${day}T12:00:00Z`))).toHaveLength(count);
  });

  it("in several places takes the rules of each", () => {
    expect(refusals({ ...unpaid, places: "Portland, OR\nDenver, CO\nSeattle, WA" })).toHaveLength(2);
  });
});

describe("M-13 a remote posting", () => {
  const remote = (remoteWithin: string) =>
    content({ ...unpaid, places: "", remoteKind: "remote", remoteWithin });

  it("takes every rule that may reach it", () => {
    const states = payRules.filter(({ regions }) => regions[0]!.startsWith("US-"));
    expect(rulesFor(remote("United States"), now)).toEqual(states);
    expect(rulesFor(remote("Canada"), now)).toHaveLength(3);
    expect(rulesFor(remote("Colorado; Oregon"), now).map(({ name }) => name)).toEqual([
      "Colorado's Equal Pay for Equal Work Act",
    ]);
    expect(rulesFor(remote("Spain"), now)).toHaveLength(1);
    expect(rulesFor(remote("Japan"), now)).toEqual([]);
  });

  it("takes the rules of its office too, and names three at most", () => {
    const both = content({ ...unpaid, places: "Denver, CO", remoteKind: "remote", remoteWithin: "Oregon" });
    expect(ruleFaults(both, now)).toHaveLength(1);
    expect(ruleFaults(remote("United States"), now)).toHaveLength(3);
  });

  it("is reached only by its places if it isn't remote", () => {
    const onsite = content({ ...unpaid, places: "Portland, OR", remoteWithin: "United States" });
    expect(rulesFor(onsite, now)).toEqual([]);
  });
});

describe("M-13 Ontario's widest range", () => {
  const toronto = { places: "Toronto, ON", payCurrency: "CAD" } as const;

  it.each([
    ["80000", "130000", "year", []],
    ["80000", "130001", "year", ["hosting.fault.payWide"]],
    ["20", "44", "hour", []],
    ["20", "45", "hour", ["hosting.fault.payWide"]],
    ["120000", "200000", "year", ["hosting.fault.payWide"]],
    ["120000", "200001", "year", []],
  ] as const)("lets %s to %s per %s be refused for %j", (payMin, payMax, payUnit, keys) => {
    const found = ruleFaults(content({ ...toronto, payMin, payMax, payUnit }), now);
    expect(found.map(({ key }) => key)).toEqual(keys);
  });

  it("is measured in its own currency", () => {
    const found = ruleFaults(content({ ...toronto, payCurrency: "USD" }), now);
    expect(found).toMatchObject([{ key: "hosting.fault.payCurrencyAsked", field: "payCurrency" }]);
  });
});

describe("M-13 benefits", () => {
  it.each([
    ["Denver, CO", 1],
    ["Seattle, WA", 1],
    ["Chicago, IL", 1],
    ["San Francisco, CA", 0],
    ["New York, NY", 0],
  ])("are asked for %s: %i", (places, count) => {
    expect(refusals({ places })).toHaveLength(count);
    expect(refusals({ places, benefits: "Health insurance, four weeks of vacation." })).toEqual([]);
  });
});

describe("M-13 the table of rules", () => {
  it("links an official source for each row, and says whether its text was read again", () => {
    for (const { source, from } of payRules) {
      expect(new URL(source.url).protocol).toBe("https:");
      expect(source.unread).toBe(true);
      expect(from).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
  });
});
