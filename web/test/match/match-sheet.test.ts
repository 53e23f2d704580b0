import type { MatchSheet as Sheet } from "@candor/contract/match/shapes";
import { message } from "@candor/contract/messages/message";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { askedText, durationText, monthText } from "../../app/match/durations.ts";
import { MatchSheet } from "../../app/match/match-sheet.tsx";

const sheet: Sheet = {
  read: true,
  musts: { met: 1, of: 2 },
  nice: { met: 0, of: 1 },
  requirements: [
    {
      text: "2 years of SQL",
      kind: "must",
      state: "met",
      evidence: [{ text: "Wrote <SQL>", from: "resume" }],
      missing: [],
      relations: [{ known: "PostgreSQL", asked: "SQL", covers: true }],
      years: {
        asked: 2,
        months: 27,
        overlap: 3,
        stated: false,
        spans: [{ text: "Analyst, Pier", started: "2019-03", ended: "2021", months: 27 }],
      },
    },
    {
      text: "Tableau",
      kind: "must",
      state: "missing",
      evidence: [],
      missing: ["Tableau"],
      relations: [{ known: "Power BI", asked: "Tableau", covers: false }],
    },
    { text: "A calm voice", kind: "nice", state: "unsaid", evidence: [], missing: [], relations: [] },
  ],
};

const shown = (of: Sheet | undefined) =>
  renderToStaticMarkup(h(MatchSheet, { sheet: of, title: "Line by line", organization: "Harbor Trust" }));

describe("M-23 the sheet on a page", () => {
  it("says what is met, what is missing, and what is not said, in words", () => {
    const page = shown(sheet);
    for (const text of [
      "Meets 1 of 2 must-haves",
      "Meets 0 of 1 nice-to-haves",
      "Met",
      "Missing",
      "Not said",
      "Wrote &lt;SQL&gt;",
      "PostgreSQL covers SQL.",
      "Related: Power BI. They ask for Tableau.",
      "2 years 3 months; 2 years asked",
      "Mar 2019 to 2021 · 2 years 3 months",
      "3 months of two jobs at once, counted once",
    ])
      expect(page).toContain(text);
    expect(page).not.toContain("%");
  });

  it.each([
    [false, "2 years asked; no job with dates shows it"],
    [true, "A line of the resume states the years; no job with dates shows them."],
  ])(
    "does not call it 0 months if no job with dates was found (a line states the years: %s)",
    (stated, text) => {
      const years = { asked: 2, months: 0, overlap: 0, stated, spans: [] };
      const page = shown({ ...sheet, requirements: [{ ...sheet.requirements[0]!, years }] });
      expect(page).toContain(text);
      expect(page).not.toContain("0 months");
    },
  );

  it("says that rules read the requirements, where they did", () => {
    const read = message("match.read", { organization: "Harbor Trust" }).slice(0, 40);
    expect(shown(sheet)).toContain(read);
    expect(shown({ ...sheet, read: false })).not.toContain(read);
  });

  it("says so where nothing could be read, and is absent where it could not be made", () => {
    expect(shown({ ...sheet, requirements: [] })).toContain(message("match.none"));
    expect(shown(undefined)).toBe("");
  });

  it.each([
    [0, "0 months"],
    [1, "1 month"],
    [12, "1 year"],
    [27, "2 years 3 months"],
  ])("%i months are “%s”", (months, text) => {
    expect(durationText(months)).toBe(text);
  });

  it("names half a year in months, and a bare year as it is", () => {
    expect(askedText(0.5)).toBe("6 months");
    expect(monthText("2020")).toBe("2020");
    expect(monthText("2020-03")).toBe("Mar 2020");
  });
});
