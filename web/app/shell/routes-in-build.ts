import type { ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/** The routes that fit, in the browser's list of pages, too. */
export function only(whole: ServerBuild, fits: (route: Route) => boolean): ServerBuild {
  const remaining = Object.entries(whole.routes).filter(([, route]) => route && fits(route));
  const names = new Set(remaining.map(([name]) => name));
  const manifest = Object.entries(whole.assets.routes).filter(([name]) => names.has(name));
  return {
    ...whole,
    routes: Object.fromEntries(remaining),
    assets: { ...whole.assets, routes: Object.fromEntries(manifest) },
  };
}

/**
 * React Router reads all routes of its build several times for each request, which takes as long as the rest of a small
 * page. So it gets only those whose fixed words a path begins with: for `/news/a-title/7`, the routes `news`,
 * `news/:slug/:articleId` and `*`. What is made from a build is made once.
 */
export function byBeginning<Made>(
  whole: ServerBuild,
  make: (build: ServerBuild) => Made,
): (pathname: string) => Made {
  const { routes } = whole;
  const beginnings = new Set(existing(routes).map((route) => beginningOf(route, routes)));
  const depth = Math.max(...[...beginnings].map((beginning) => beginning.split("/").length));
  const made = new Map<string, Made>();
  const startingWith = (path: string) =>
    only(whole, (route) => `${path}/`.startsWith(`${beginningOf(route, routes)}/`));
  const once = (key: string, buildOf: () => ServerBuild) => {
    const kept = made.get(key) ?? make(buildOf());
    made.set(key, kept);
    return kept;
  };
  return (pathname) => {
    // Its key is no path's.
    if (!isPlain(pathname)) return once("whole", () => whole);
    let path = pagePath(pathname).split("/").slice(0, depth).join("/");
    while (!beginnings.has(path)) path = path.slice(0, path.lastIndexOf("/"));
    return once(path, () => startingWith(path));
  };
}

function existing(routes: Routes): Route[] {
  return Object.values(routes).filter((route) => route !== undefined);
}

/** Whether a path has neither escapes nor empty segments. */
function isPlain(pathname: string): boolean {
  return /^\/(?:[\w.-]+\/)*[\w.-]*$/.test(pathname);
}

/** In lowercase, because React Router ignores case. A page's data are at its address with `.data`. */
function pagePath(pathname: string): string {
  return pathname.replace(/(?:\.data|\/)$/, "").toLowerCase();
}

/** The words that every path of a route begins with: `/news` of `news/:slug/:articleId`. */
function beginningOf(route: Route, routes: Routes): string {
  const segments = segmentsOf(route, routes);
  const open = segments.findIndex((segment) => /[:*?]/.test(segment));
  return segments
    .slice(0, open < 0 ? undefined : open)
    .map((segment) => `/${segment.toLowerCase()}`)
    .join("");
}

function segmentsOf({ path = "", parentId }: Route, routes: Routes): string[] {
  const parent = parentId === undefined ? undefined : routes[parentId];
  const own = path.split("/").filter((segment) => segment !== "");
  return parent ? [...segmentsOf(parent, routes), ...own] : own;
}
