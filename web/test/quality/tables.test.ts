import { message } from "@candor/contract/messages/message";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { MeasuredSection } from "../../app/quality/measured-section.tsx";
import { OwedTable } from "../../app/quality/owed-table.tsx";
import { RelevanceTable } from "../../app/quality/relevance-table.tsx";
import { ClassTable, SentenceTable } from "../../app/quality/sentence-tables.tsx";

const ranked = { queries: 9, map: 0.4, ndcg5: 0.5, ndcg10: 0.45, withoutHit: 2 };

it("a ranking's required figures are below it, if there are any", () => {
  const compared = { documents: 20, search: ranked, baselines: { words: ranked, trigrams: ranked } };
  const rows = (more: object) =>
    renderToStaticMarkup(
      h(RelevanceTable, { caption: "quality.titleSet", compared: { ...compared, ...more } }),
    );
  const wanted = { owed: { map: 0.38, ndcg5: 0.63 }, goals: { map: 0.42, ndcg5: 0.66 } };
  expect(rows({})).not.toContain(message("quality.goal"));
  expect(rows(wanted)).toMatch(/Minimum<.*0\.380.*0\.630.*Goal<.*0\.420.*0\.660/);
});

const understood = {
  sentences: 170,
  f1: 0.971,
  byGroup: { places: 0.95 },
  graded: 100,
  grade: 2.41,
  localShare: 0.96,
  titlesMet: 0.9,
  silent: 0,
};

it("the figures for sentences are above the earlier ones, and by class", () => {
  const sets = { tuning: understood, "held-out": understood };
  const before = { ...understood, f1: 0.843, byGroup: { places: 0.8 } };
  const former = { tuning: before, "held-out": before };
  const result = { postings: 30_000, sets, former, owed: { f1: 0.93, silent: 0 }, goals: { f1: 0.96 } };
  const sentences = { ...result, machine: undefined as never, floors: [] };
  expect(renderToStaticMarkup(h(SentenceTable, sentences))).toMatch(
    /Unseen<.*0\.971.*2\.41.*0\.960.*Unseen, before<.*0\.843.*Minimum<.*0\.930.*Goal<.*0\.960/,
  );
  expect(renderToStaticMarkup(h(ClassTable, sentences))).toMatch(/Places<.*0\.950.*0\.800/);
});

it("a figure that misses its floor says so", () => {
  const floors = [
    { what: "MAP", measured: 0.3, least: 0.38, holds: false },
    { what: "p99, ms", measured: 20, most: 25, holds: true },
  ];
  const markup = renderToStaticMarkup(h(OwedTable, { floors }));
  expect(markup).toMatch(/MAP.*0\.3 .*missed.*at least 0\.38.*p99, ms.*20 .*met.*at most 25/);
});

it("the page names what was not measured, and nothing else", () => {
  const section = h(MeasuredSection, { name: "latency", machine: undefined, children: "figures" });
  const markup = renderToStaticMarkup(section);
  expect(markup).toContain(message("quality.notMeasured"));
  expect(markup).not.toContain("figures");
});
