import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { BetweenApplications } from "../../app/organizations/applicants/between-applications.tsx";

const shown = (total: number) => {
  const place = { position: 1, total, ...(total > 1 && { next: "2" }) };
  const from = { list: "job", filters: {} } as const;
  return renderToStaticMarkup(h(MemoryRouter, {}, h(BetweenApplications, { place, from })));
};

it("an application with neighbors has links to them, and the only one of its list has none", () => {
  expect(shown(2)).toContain("1 of 2");
  expect(shown(1)).toBe("");
});
