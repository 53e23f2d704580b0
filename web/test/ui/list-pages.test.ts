import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ListPages, startingAt } from "../../app/ui/list-pages.tsx";

test.each([
  { start: "the first page", from: 0, shown: 20, says: "1–20 of 45", leadsTo: ["?from=20"] },
  { start: "a page between", from: 20, shown: 20, says: "21–40 of 45", leadsTo: ["", "?from=40"] },
  { start: "the last page", from: 40, shown: 5, says: "41–45 of 45", leadsTo: ["?from=20"] },
  { start: "an address after the list's end", from: 60, shown: 0, says: "", leadsTo: ["?from=40"] },
  { start: "a list that is shown whole", from: 0, shown: 45, says: "", leadsTo: [] },
])("$start says '$says' and leads to $leadsTo", ({ from, shown, says, leadsTo }) => {
  const page = renderToStaticMarkup(
    createElement(ListPages, {
      from,
      size: 20,
      shown,
      total: 45,
      label: "Pages",
      addressOf: (start) => startingAt("", start),
    }),
  );
  expect(/<p>(.*)<\/p>/.exec(page)?.[1] ?? "").toBe(says);
  expect([...page.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual(leadsTo);
});

test("a list's address keeps its other parameters", () => {
  expect(startingAt("/gigs?words=logo", 20)).toBe("/gigs?words=logo&from=20");
});
