import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DueWeek } from "../../app/organizations/due/due-week.tsx";

it("the week's balance adds up to what was due, on the dates of business days", () => {
  const week = {
    from: "2026-11-23T00:00:00.000Z",
    through: "2026-11-27T00:00:00.000Z",
    due: 1234,
    answered: 1000,
    missed: 34,
    open: 200,
  };
  const text = renderToStaticMarkup(h(DueWeek, { week }))
    .replaceAll(/<[^>]+>/g, "|")
    .replaceAll(/\s/g, " ");
  expect(text).toContain("Nov 23 – 27, 2026");
  expect(text.match(/[\d,]+(?=\|)/g)?.slice(-4)).toEqual(["1,000", "34", "200", "1,234"]);
});
