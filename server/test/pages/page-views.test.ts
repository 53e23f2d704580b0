import { expect, it } from "vitest";
import { isView, PageViews } from "../../src/pages/page-views.ts";

const from = (referer: string) => ({ headers: { referer } });
const asked = { method: "GET", headers: {} };

it.each([
  ["a page", { ...asked, url: "/search?query=kelp" }, true],
  ["what only looks whether it is there", { ...asked, method: "HEAD", url: "/" }, false],
  ["a form", { ...asked, method: "POST", url: "/login" }, false],
  [
    "a page that is led to in the browser",
    { ...asked, ...from("http://a.test/"), url: "/search.data" },
    true,
  ],
  [
    "a page's data, made anew",
    { ...asked, ...from("http://a.test/search?query=kelp"), url: "/search.data?x=1" },
    false,
  ],
  ["data that nobody says from where", { ...asked, url: "/search.data" }, true],
] as const)("N-13 %s counts as a view as it should", (_what, request, counts) => {
  expect(isView(request as Parameters<typeof isView>[0])).toBe(counts);
});

it("N-13 views are taken once", () => {
  const views = new PageViews();
  for (const page of ["/", "/search", "/"]) views.add(page);
  expect(views.take()).toEqual([
    { name: "page-view", value: 2, attributes: { page: "/" } },
    { name: "page-view", value: 1, attributes: { page: "/search" } },
  ]);
  expect(views.take()).toEqual([]);
});
