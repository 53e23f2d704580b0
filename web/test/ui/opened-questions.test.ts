import type { AgencyRelation } from "@candor/contract/agencies/shapes";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { Relations } from "../../app/agencies/relations.tsx";
import AdminArticle from "../../app/routes/news/admin-article.tsx";

function shown(Component: () => React.ReactNode, page: object = {}): string {
  const Stub = createRoutesStub([{ id: "page", path: "/", Component }]);
  const hydrationData = { loaderData: { root: {}, page } };
  return renderToStaticMarkup(h(Stub, { initialEntries: ["/"], hydrationData }));
}

it("an article is taken down only after reading that it is gone for good", () => {
  const article = { id: "1", slug: "a", title: "A keeper", summary: "S", html: "<p>T</p>", text: "T" };
  expect(shown(AdminArticle, { article })).toMatch(/<details.*gone for good.*value="remove".*<\/details>/s);
});

const relation: AgencyRelation = {
  id: "3",
  isClient: true,
  agency: { name: "Northwind Staffing", slug: "northwind" },
  client: { name: "Harbor Trust", slug: "harbor-trust" },
  state: "confirmed",
  asked: "2026-11-03T15:00:00.000Z",
  postings: 2,
};

it("an arrangement with an agency ends only after reading what follows", () => {
  const relations = (postings: number) => () =>
    h(Relations, { relations: [{ ...relation, postings }], mayDecide: true });
  expect(shown(relations(2))).toMatch(
    /<details.*2 open postings no longer name Harbor Trust\..*value="end".*<\/details>/s,
  );
  expect(shown(relations(0))).not.toContain("0 open postings no longer");
});
