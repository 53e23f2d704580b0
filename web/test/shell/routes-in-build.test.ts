import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import routes from "../../app/routes.ts";
import { byBeginning, only } from "../../app/shell/routes-in-build.ts";

type Routes = ServerBuild["routes"];

const root = { id: "root", path: "", file: "root.tsx", children: routes };
const whole = {
  routes: Object.fromEntries(flattened(root).map((route) => [route.id, route])),
  assets: { routes: Object.fromEntries(flattened(root).map(({ id }) => [id, { id }])) },
} as unknown as ServerBuild;
const buildFor = byBeginning(whole, (build) => build);

function flattened(entry: RouteConfigEntry, parentId?: string): NonNullable<Routes[string]>[] {
  const { id = entry.file, path, index, children = [] } = entry;
  const route = { id, path, index, parentId } as NonNullable<Routes[string]>;
  return [route, ...children.flatMap((child) => flattened(child, id))];
}

/** Which routes answer a path, the outermost first. */
function matched(pathname: string, { routes }: ServerBuild): string[] {
  const nested = (parentId?: string): RouteObject[] =>
    Object.values(routes)
      .filter((route) => route !== undefined && route.parentId === parentId)
      .map((route) => {
        const { id, path = "", index } = route!;
        return index ? { id, path, index } : { id, path, children: nested(id) };
      });
  return matchRoutes(nested(), pathname)?.map(({ route }) => route.id!) ?? [];
}

const paths = Object.values(whole.routes).map((route) => {
  const segments: (string | undefined)[] = [];
  for (let each = route; each; each = whole.routes[each.parentId!]) segments.unshift(each.path);
  return `/${segments.filter(Boolean).join("/")}`.replace(/:\w+\??|\*/g, "x-1");
});

describe("the routes whose fixed words a path begins with", () => {
  it.each([...new Set(paths)])("answer %s as all routes do", (path) => {
    const expected = matched(path, whole);
    expect(expected).not.toEqual([]);
    expect(matched(path, buildFor(path))).toEqual(expected);
    expect(matched(path, buildFor(`${path}.data`))).toEqual(expected);
  });

  it.each([
    "/SEARCH",
    "/Settings/Hidden/",
    "/settings/hidden/no/such/page",
    "/settings/Professional",
    "/s%65arch",
    "//search",
    "/search//",
    "/nowhere/at/all",
    "/.",
  ])("answer %s as all routes do", (path) => {
    expect(matched(path, buildFor(path))).toEqual(matched(path, whole));
  });

  it("are few, in the browser's list of pages, too", () => {
    const { routes, assets } = buildFor("/about");
    expect(Object.keys(routes)).toContain("routes/shell/about.tsx");
    expect(Object.keys(routes).length).toBeLessThan(Object.keys(whole.routes).length / 10);
    expect(Object.keys(assets.routes)).toEqual(Object.keys(routes));
  });

  it("are one build for all paths that begin alike", () => {
    expect(buildFor("/news/a-title/7")).toBe(buildFor("/news"));
    expect(buildFor("/one")).toBe(buildFor("/two"));
  });
});

it("a build keeps the routes that fit", () => {
  expect(Object.keys(only(whole, ({ id }) => id === "root").routes)).toEqual(["root"]);
});
