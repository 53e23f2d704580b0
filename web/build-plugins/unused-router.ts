import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/**
 * What React Router loads but never uses here: tracing of its own steps, and discovering routes one by one, which
 * `routeDiscovery` turns off. Both take 3 % of its and React's scripts.
 */
const unused = /\/react-router\/dist\/production\/lib\/(?:router\/instrumentation|dom\/ssr\/fog-of-war)\.js$/;

/** Leaves these parts out of the scripts for browsers. */
export function withoutUnusedRouter(): Plugin {
  return {
    name: "candor:without-unused-router",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    load: (id) => (unused.test(id) ? doingNothing(readFileSync(id, "utf8")) : undefined),
  };
}

/** A module with the same exports, functions that do nothing and return nothing. */
export function doingNothing(code: string): string {
  const names = /^export \{ (?<names>[^}]+) \};$/m.exec(code)?.groups?.["names"];
  if (names === undefined) throw new Error("React Router's modules no longer list their exports at the end.");
  const exported = names.split(", ").map((name) => `nothing as ${name}`);
  return `const nothing = () => undefined;\nexport { ${exported.join(", ")} };`;
}
