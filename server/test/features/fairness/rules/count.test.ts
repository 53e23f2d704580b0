import {
  disabilities,
  ethnicities,
  reportedStages,
  sexes,
  smallestGroup,
} from "@candor/contract/fairness/categories";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Applicant, type Figures, figuresOf } from "../../../../src/features/fairness/rules/count.ts";
import { isWorkedOut } from "./worked-out.ts";

function many(count: number, applicant: Partial<Applicant>): Applicant[] {
  return Array.from({ length: count }, () => ({
    sex: null,
    ethnicity: null,
    disability: null,
    reached: null,
    ...applicant,
  }));
}

const women = [
  ...many(25, { sex: "female", ethnicity: "white" }),
  ...many(5, { sex: "female", ethnicity: "white", reached: "interview" }),
  ...many(10, { sex: "female", ethnicity: "white", reached: "hired" }),
];
const men = [
  ...many(30, { sex: "male", ethnicity: "asian" }),
  ...many(10, { sex: "male", ethnicity: "asian", reached: "interview" }),
  ...many(20, { sex: "male", ethnicity: "asian", reached: "hired" }),
];

const tableOf = (figures: Figures, by: string) => figures.tables.find((table) => table.by === by);

describe("M-25 the figures of a bias report", () => {
  it("are selection rates and impact ratios by stage, as they were put in", () => {
    const figures = figuresOf([...women, ...men]);
    expect(figures.stages).toEqual([
      { stage: "interview", selected: 45 },
      { stage: "offer", selected: 30 },
      { stage: "hired", selected: 30 },
    ]);
    expect(tableOf(figures, "sex")?.rows).toEqual([
      {
        sex: "female",
        applicants: 40,
        selections: [
          { stage: "interview", selected: 15, rate: 0.375, ratio: 0.75 },
          { stage: "offer", selected: 10, rate: 0.25, ratio: 0.75 },
          { stage: "hired", selected: 10, rate: 0.25, ratio: 0.75 },
        ],
      },
      {
        sex: "male",
        applicants: 60,
        selections: [
          { stage: "interview", selected: 30, rate: 0.5, ratio: 1 },
          { stage: "offer", selected: 20, rate: 1 / 3, ratio: 1 },
          { stage: "hired", selected: 20, rate: 1 / 3, ratio: 1 },
        ],
      },
    ]);
    expect(
      tableOf(figures, "both")?.rows.map(({ sex, ethnicity, applicants }) => [sex, ethnicity, applicants]),
    ).toEqual([
      ["female", "white", 40],
      ["male", "asian", 60],
    ]);
  });

  it("count people with a disability and without one, and hide four of them with the others", () => {
    const without = many(20, { disability: "no" });
    const sizes = (withOne: number) =>
      tableOf(figuresOf([...many(withOne, { disability: "yes" }), ...without]), "disability")?.rows.map(
        ({ disability, applicants: n }) => [disability, n],
      );
    expect(sizes(5)).toEqual([
      ["yes", 5],
      ["no", 20],
    ]);
    expect(sizes(4)).toEqual([]);
  });

  it("hide a group of four, and the next smallest with it", () => {
    const figures = figuresOf([
      ...many(4, { sex: "another" }),
      ...many(9, { sex: "female" }),
      ...many(20, { sex: "male" }),
    ]);
    const { rows, notShown } = tableOf(figures, "sex") ?? { rows: [], notShown: 0 };
    expect(rows.map(({ sex, applicants }) => [sex, applicants])).toEqual([["male", 20]]);
    expect(notShown).toBe(13);
  });

  it("hide those who did not say among too few", () => {
    const figures = figuresOf([...many(1, {}), ...many(9, { sex: "female" }), ...many(20, { sex: "male" })]);
    expect(tableOf(figures, "sex")?.rows.map(({ sex }) => sex)).toEqual(["male"]);
  });

  it("leave out a stage that four people reached, since a hirer knows who they are", () => {
    const hired = many(4, { sex: "female", reached: "hired" });
    const figures = figuresOf([...hired, ...many(20, { sex: "female" }), ...many(20, { sex: "male" })]);
    expect(figures.stages).toEqual([]);
  });

  it("leave out a stage between which and the next a single person stopped", () => {
    const invited = many(1, { sex: "female", reached: "interview" });
    const hired = [
      ...many(6, { sex: "male", reached: "hired" }),
      ...many(6, { sex: "female", reached: "hired" }),
    ];
    const figures = figuresOf([
      ...invited,
      ...hired,
      ...many(20, { sex: "female" }),
      ...many(20, { sex: "male" }),
    ]);
    const shown = figures.stages.map(({ selected }) => selected);
    expect(new Set(shown).size).toBe(1);
  });

  it("leave out a stage that people of one group alone reached", () => {
    const figures = figuresOf([
      ...many(10, { sex: "male", reached: "hired" }),
      ...many(20, { sex: "female" }),
      ...many(20, { sex: "male" }),
    ]);
    expect(figures.stages).toEqual([]);
  });

  it("of nobody are empty", () => {
    const figures = figuresOf([]);
    expect(figures).toMatchObject({ applicants: 0, stages: [] });
    expect(figures.tables.every(({ rows }) => rows.length === 0)).toBe(true);
  });
});

const applicants = fc.array(
  fc.record({
    count: fc.integer({ min: 1, max: 14 }),
    sex: fc.constantFrom(...sexes, null),
    ethnicity: fc.constantFrom(...ethnicities.slice(0, 4), null),
    disability: fc.constantFrom(...disabilities, null),
    reached: fc.constantFrom(...reportedStages, null),
  }),
  { maxLength: 16 },
);
const peopleOf = (groups: readonly ({ readonly count: number } & Applicant)[]) =>
  groups.flatMap(({ count, ...applicant }) => many(count, applicant));

describe("M-25 for any applicants", () => {
  it("no group of fewer than five people can be worked out from what is shown", () => {
    fc.assert(
      fc.property(applicants, (groups) => {
        const people = peopleOf(groups);
        expect(isWorkedOut(people, figuresOf(people))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it("each group shown has five people, and each table adds up", () => {
    fc.assert(
      fc.property(applicants, (groups) => {
        const figures = figuresOf(peopleOf(groups));
        for (const { rows, notShown } of figures.tables) {
          const shown = rows.reduce((sum, row) => sum + row.applicants, 0);
          expect(shown + notShown).toBe(figures.applicants);
          for (const row of rows) expect(row.applicants).toBeGreaterThanOrEqual(smallestGroup);
        }
      }),
    );
  });

  it("nobody's group can be derived from how far they came", () => {
    fc.assert(
      fc.property(applicants, (groups) => {
        const figures = figuresOf(peopleOf(groups));
        const totals = [figures.applicants, ...figures.stages.map(({ selected }) => selected), 0];
        const bands = totals.slice(1).map((next, at) => (totals[at] ?? 0) - next);
        if (figures.stages.length === 0) return;
        for (const band of bands) expect(band === 0 || band >= smallestGroup).toBe(true);
        for (const { rows } of figures.tables)
          for (const row of rows) {
            const counts = [row.applicants, ...row.selections.map(({ selected }) => selected), 0];
            for (const [at, band] of bands.entries())
              if (band > 0) expect((counts[at] ?? 0) - (counts[at + 1] ?? 0)).toBeLessThan(band);
          }
      }),
    );
  });
});
