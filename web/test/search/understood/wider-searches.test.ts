import type { Chip, SearchAnswer } from "@candor/contract/search/shapes";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { WiderSearches } from "../../../app/search/understood/wider-searches.tsx";
import { WishCounts } from "../../../app/search/understood/wish-counts.tsx";

const query = "nurse in denver";
const place: Chip = {
  id: "place-6",
  kind: "place",
  value: "Denver, CO",
  label: "Denver, CO",
  words: [[6, 15]],
};

function shown(part: ReturnType<typeof h>): string {
  return renderToStaticMarkup(h(MemoryRouter, null, part));
}

it("Q-09 what prevents more matches is named by its words, with a link and how many match without it", () => {
  const found = {
    chips: [place],
    documents: [],
    hits: { total: { value: 3 } },
    snapshot: "",
  } as SearchAnswer;
  const markup = shown(
    h(WiderSearches, {
      wider: [
        { distanceMiles: 50, total: 4 },
        { chip: "place-6", total: 12 },
      ],
      title: "wider.more",
      criteria: { query },
      found,
      parameters: new URLSearchParams({ query }),
    }),
  );
  expect(markup).toContain("Ask for less to find more postings");
  expect(markup).toMatch(/href="[^"]*distanceMiles=50"[^>]*>Within 50 miles: 4 postings</);
  expect(markup).toMatch(/href="[^"]*query=nurse"[^>]*>Without “in denver”: 12 postings</);
});

it("M-17 a wish that no filter asks for is counted without links to one", () => {
  const counts = { stated: 12, denied: 3, unstated: 240 };
  const wish = (value: string): Chip => ({
    id: "wish-0",
    kind: "wish",
    value,
    label: "L",
    words: [[0, 6]],
    counts,
  });
  const markupOf = (value: string) =>
    shown(h(WishCounts, { chips: [wish(value)], query: "hybrid cook", parameters: new URLSearchParams() }));
  expect(markupOf("workplace=hybrid")).toContain("12 state it, 3 say no, 240 do not say");
  expect(markupOf("workplace=hybrid")).not.toContain("<a ");
  expect(markupOf("shifts=night")).toContain("Only those that state it");
});
