import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The entry points of every page's scripts. */
export const everyPageModules = ["web/app/entry.client.tsx", "web/app/root.tsx"];

/** The search page's. */
export const searchPageModules = [
  ...everyPageModules,
  "web/app/routes/search/search.tsx",
  "web/app/routes/search/search-posting.tsx",
];

export const loginPageModules = [
  ...["login", "login-password", "login-code", "login-sign-up"].map(
    (route) => `web/app/routes/session/${route}.tsx`,
  ),
  // Otherwise the script that many pages share would load what forms like those of signing in share.
  "web/app/forms/refusable-form.tsx",
];

/** These modules and everything that they import statically, from pages and contract. Excludes what is loaded later. */
export function loadedWith(...modules: readonly string[]): ReadonlySet<string> {
  const loaded = new Set(modules.map((module) => join(root, module)));
  // Iterating over a set also visits what is added along the way.
  for (const path of loaded) for (const imported of importsOf(path)) loaded.add(imported);
  return loaded;
}

const contract = "@candor/contract/";

/** Without type imports, which don't exist at run time, and `import()`, which waits until it is called. */
function importsOf(path: string): string[] {
  const code = readFileSync(path, "utf8");
  const sources = [...code.matchAll(/^(?:import|export) (?!type\b)(?:[^;]*? from )?"([^"]+)";/gm)];
  return sources.flatMap(([, source = ""]) => {
    if (/^\.{1,2}\/.*\.(tsx?|css)$/.test(source)) return [join(path, "..", source)];
    return source.startsWith(contract)
      ? [join(root, "contract/src", `${source.slice(contract.length)}.ts`)]
      : [];
  });
}
