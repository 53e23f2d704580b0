import { industries, unitsPerYear } from "@candor/contract/values";
import { describe, expect, it } from "vitest";
import { seniorityOf } from "../../../src/features/jobs/rules/seniority.ts";
import { fewestWords, mostWords } from "../../../src/generator/postings/description.ts";
import { day } from "../../../src/platform/durations.ts";
import { plainText, sanitize } from "../../../src/platform/html.ts";
import { generated, now } from "./postings.ts";

const postings = generated(3000);

/** The postings that violate a statement; empty if it holds for all. */
function exceptions(holds: (posting: (typeof postings)[number]) => boolean): string[] {
  return postings.filter((posting) => !holds(posting)).map(({ title, text }) => `${title}: ${text}`);
}

describe("a generated posting", () => {
  it("has 150 to 200 words", () => {
    const words = (text: string) => text.split(/\s+/).length;
    expect(exceptions(({ text }) => words(text) >= fewestWords && words(text) <= mostWords)).toEqual([]);
  });

  it("has markup that the sanitizer leaves alone, and the same text", () => {
    expect(exceptions(({ description }) => sanitize(description) === description)).toEqual([]);
    expect(exceptions(({ description, text }) => plainText(description) === text)).toEqual([]);
  });

  it("E-19 is of one of the 30 industries", () => {
    expect(exceptions(({ industry }) => industry !== undefined && industries.includes(industry))).toEqual([]);
  });

  it("has a maximum pay no lower than its minimum, in a plausible unit", () => {
    const bounds = { hour: [7, 180], day: [100, 900], week: [0, 0], month: [0, 0], year: [18_000, 600_000] };
    const fits = exceptions(({ compensation }) => {
      const { min, max = min, type } = compensation ?? {};
      if (type === undefined) return compensation === undefined;
      const [least = 0, most = 0] = bounds[type];
      return (min ?? max ?? 0) <= (max ?? 0) && (min ?? max ?? 0) >= least && (max ?? 0) <= most;
    });
    expect(fits).toEqual([]);
  });

  it("E-20 states its pay as a yearly value, too", () => {
    const isYearly = (stated: number | undefined, unit: keyof typeof unitsPerYear, value?: number) =>
      stated === undefined ? value === undefined : value === Math.round(stated * unitsPerYear[unit]);
    const holds = exceptions(({ compensation, payMin, payMax }) => {
      const { min, max, type = "year" } = compensation ?? {};
      return isYearly(min, type, payMin) && isYearly(max, type, payMax);
    });
    expect(holds).toEqual([]);
  });

  it("names each of its skills and languages", () => {
    expect(exceptions(({ skills, text }) => skills.every((skill) => text.includes(skill)))).toEqual([]);
    expect(exceptions(({ languages, text }) => languages.every((name) => text.includes(name)))).toEqual([]);
  });

  it("says so when it is remote or hybrid, and where one may work from", () => {
    expect(exceptions(({ remote, text }) => remote.kind !== "remote" || /\bremote/i.test(text))).toEqual([]);
    expect(exceptions(({ remote, text }) => remote.kind !== "hybrid" || /\bhybrid/i.test(text))).toEqual([]);
    expect(exceptions(({ remote }) => (remote.kind === "remote") === (remote.within?.length === 1))).toEqual(
      [],
    );
  });

  it("does not call itself remote when it is not", () => {
    expect(
      exceptions(({ remote, text, title }) => remote.kind === "remote" || !/\bremote/i.test(title + text)),
    ).toEqual([]);
  });

  it("is dated within the 60 days before now and closes after", () => {
    expect(exceptions(({ postedAt = 0 }) => postedAt <= now && postedAt >= now - 60 * day)).toEqual([]);
    expect(exceptions(({ closesAt = now }) => closesAt >= now)).toEqual([]);
  });

  it("has the rank that its title states", () => {
    expect(exceptions(({ title, seniority }) => seniority === seniorityOf(title))).toEqual([]);
  });

  it("has no slot, choice or double space left in its text", () => {
    expect(exceptions(({ title, text }) => !/[{}[\]|_*]|\s\s|undefined|\.\./.test(title + text))).toEqual([]);
  });

  it("asks at most once for years of experience", () => {
    const tenure =
      /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:or more )?years of (?:relevant|comparable|progressive|hands-on)/gi;
    expect(exceptions(({ text }) => (text.match(tenure) ?? []).length <= 1)).toEqual([]);
  });
});

describe("generated pay", () => {
  const paid = generated(12_000).filter(
    ({ places: [place], payMin, payMax }) => place?.country === "US" && payMin && payMax,
  );
  const median = (test: (posting: (typeof paid)[number]) => boolean) => {
    const values = paid.filter(test).map(({ payMin = 0, payMax = 0 }) => (payMin + payMax) / 2);
    return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
  };

  it("follows the work: cashier, nurse, software engineer, physician", () => {
    const steps = [
      /^Cashier/,
      /Registered Nurse|^RN/,
      /^Software (?:Engineer|Developer)/,
      /Physician(?! Assistant)|Hospitalist/,
    ];
    const medians = steps.map((title) => median((posting) => title.test(posting.title)));
    expect(medians).toEqual([...medians].sort((a, b) => a - b));
    expect(medians[0]).toBeLessThan(42_000);
    expect(medians[3]).toBeGreaterThan(200_000);
  });

  it("follows the place: a nurse in California earns more than one in Alabama or Mississippi", () => {
    const nurse = (states: string[]) =>
      median(({ title, places: [place] }) => /Nurse|RN/.test(title) && states.includes(place?.state ?? ""));
    expect(nurse(["CA"])).toBeGreaterThan(nurse(["AL", "MS", "AR", "KY"]));
  });

  it("is hourly in occupations that pay by the hour", () => {
    const unit = (title: RegExp) =>
      new Set(
        paid.filter((posting) => title.test(posting.title)).map(({ compensation }) => compensation?.type),
      );
    expect(unit(/Nurse Aide|CNA|Welder|Cashier|Electrician/)).toEqual(new Set(["hour"]));
    expect(unit(/^(?:Sales Manager|Nurse Practitioner)/)).toContain("year");
  });
});
