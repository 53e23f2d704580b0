import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { routesIn, shortenRoutes } from "../../build-plugins/route-list.ts";

const folder = join(tmpdir(), `candor-routes-${process.pid}`);
const file = join(folder, "assets", "manifest-1.js");

beforeEach(() => mkdirSync(join(folder, "assets"), { recursive: true }));
afterEach(() => rmSync(folder, { recursive: true }));

const kept = {
  id: "search",
  parentId: "root",
  path: "",
  hasLoader: true,
  module: "/assets/search.js",
  css: ["/assets/search.css"],
};

const list = {
  entry: { module: "/assets/entry.js", imports: ["/assets/framework.js"], css: [] },
  routes: {
    search: { ...kept, hasAction: false, imports: ["/assets/framework.js"] },
    feed: { id: "feed", path: "feed", hasLoader: true, module: "/assets/feed.js", imports: [], css: [] },
  },
  url: "/assets/manifest-1.js",
  version: "1",
};

it("browsers get the list of routes without what is false or empty, and without imports", () => {
  writeFileSync(file, `window.__reactRouterManifest=${JSON.stringify(list)};`);
  shortenRoutes(folder);
  expect(routesIn(folder)).toEqual({
    ...list,
    routes: {
      search: kept,
      feed: { id: "feed", path: "feed", hasLoader: true, module: "/assets/feed.js" },
    },
  });
  expect(readFileSync(file, "utf8")).toMatch(/^window\.__reactRouterManifest=\{.*\};$/);
});

it("a build whose list of routes is missing or looks different fails", () => {
  expect(() => routesIn(folder)).toThrow("no list of routes");
  writeFileSync(file, "export default {};");
  expect(() => routesIn(folder)).toThrow("not where it was");
});
