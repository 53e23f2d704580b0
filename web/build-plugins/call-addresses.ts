import { globSync, readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const pages = fileURLToPath(new URL("../app/", import.meta.url));

type Addresses = Readonly<Record<string, object>>;

/**
 * Replaces `wire/calls.ts` in the browser: the addresses as they are, without the contract's schemas, and in a build
 * only the calls that some page names.
 */
export function callAddresses(): Plugin {
  return {
    name: "candor:call-addresses",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    async load(id) {
      if (!id.endsWith("/web/app/wire/calls.ts")) return undefined;
      const { calls } = (await import(pathToFileURL(id).href)) as { calls: Addresses };
      // In development a page may name another call at any time.
      const carried = this.environment.mode === "build" ? namedCalls(calls, sourcesOfPages()) : calls;
      return `export const calls = ${JSON.stringify(carried)};`;
    },
  };
}

/** The calls whose name occurs in a text as a literal. */
export function namedCalls(calls: Addresses, text: string): Addresses {
  return Object.fromEntries(Object.entries(calls).filter(([name]) => text.includes(`"${name}"`)));
}

export function sourcesOfPages(): string {
  return globSync("**/*.{ts,tsx}", { cwd: pages })
    .map((path) => readFileSync(`${pages}${path}`, "utf8"))
    .join("\n");
}
