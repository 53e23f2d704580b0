import type { BiasReport } from "@candor/contract/fairness/shapes";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BiasFigures } from "../../app/fairness/bias-figures.tsx";

const selections: BiasReport["tables"][number]["rows"][number]["selections"] = [
  { stage: "interview", selected: 20, rate: 0.5, ratio: 1 },
  { stage: "hired", selected: 5, rate: 0.125 },
];

function textsOf(stages: BiasReport["stages"], shown = selections): string[][] {
  const report: BiasReport = {
    period: "2026-H1",
    counted: "2026-09-01T00:00:00.000Z",
    applicants: 40,
    stages,
    tables: [{ by: "sex", rows: [{ sex: "female", applicants: 40, selections: shown }], notShown: 0 }],
  };
  const rows = renderToStaticMarkup(h(BiasFigures, { report })).match(/<tr>.*?<\/tr>/g) ?? [];
  return rows.map((row) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, text = ""]) => text));
}

describe("M-25 a table of a bias report", () => {
  it("is as narrow with three stages as with one: they are below each other", () => {
    const stages: BiasReport["stages"] = [
      { stage: "interview", selected: 20 },
      { stage: "hired", selected: 5 },
    ];
    expect(textsOf(stages)).toEqual([
      ["Group", "Applied", "Selected", "Selection rate", "Impact ratio"],
      ["Interview"],
      ["Female", "40", "20", "50.0%", "1.00"],
      ["Hired"],
      ["Female", "40", "5", "12.5%", "–"],
    ]);
  });

  it("says who applied if no stage can be shown", () => {
    expect(textsOf([], [])).toEqual([
      ["Group", "Applied"],
      ["Female", "40"],
    ]);
  });
});
