import { message } from "@candor/contract/messages/message";
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
      title: message("wider.more"),
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
  expect(markupOf("workplace=hybrid")).toContain("12 state it, 3 say no, 240 don&#x27;t say");
  expect(markupOf("workplace=hybrid")).not.toContain("<a ");
  expect(markupOf("shifts=night")).toContain("Only those that state it");
});

it.each([
  [{ stated: 2, denied: 1, unstated: 0 }, ["2 state it, 1 says no"]],
  [{ stated: 1, denied: 0, unstated: 1 }, ["1 states it, 1 doesn&#x27;t say"]],
  [{ stated: 0, denied: 0, unstated: 0 }, []],
])("M-17 a wish's counts %j are said without zeros", (counts, said) => {
  const chip = { id: "wish-0", kind: "wish", value: "shifts=night", label: "L", words: [[0, 6]], counts };
  const markup = shown(
    h(WishCounts, { chips: [chip as Chip], query: "night cook", parameters: new URLSearchParams() }),
  );
  for (const text of said) expect(markup).toContain(text);
  expect(markup === "").toBe(said.length === 0);
});
