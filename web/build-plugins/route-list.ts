import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What the list says about a page's scripts and style sheets. */
interface Scripts {
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** React Router's list of all routes, which every page with scripts loads. */
export interface RouteList {
  readonly entry: Scripts;
  readonly url: string;
  readonly routes: Readonly<Record<string, Scripts>>;
}

const beginning = "window.__reactRouterManifest=";

/** The list in a browser's build. */
export function routesIn(folder: string): RouteList {
  const script = readFileSync(listIn(folder), "utf8");
  if (!script.startsWith(beginning)) throw new Error("React Router's list of routes is not where it was.");
  return JSON.parse(script.slice(beginning.length).replace(/;\s*$/, "")) as RouteList;
}

/**
 * Shortens the list in a browser's build by a third: without what is false or empty, which means the same, and without
 * the imports of each page's script, which only servers and early loading of links need.
 */
export function shortenRoutes(folder: string): void {
  const list = routesIn(folder);
  const routes = JSON.parse(JSON.stringify(list.routes, neededByBrowsers));
  writeFileSync(listIn(folder), `${beginning}${JSON.stringify({ ...list, routes })};`);
}

function neededByBrowsers(key: string, value: unknown): unknown {
  const isEmpty = value === false || (Array.isArray(value) && value.length === 0);
  return isEmpty || key === "imports" ? undefined : value;
}

function listIn(folder: string): string {
  const [name] = globSync("assets/manifest-*.js", { cwd: folder });
  if (name === undefined) throw new Error("React Router has written no list of routes.");
  return join(folder, name);
}
