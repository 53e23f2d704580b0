import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const root = fileURLToPath(new URL("../../", import.meta.url));
const library = /\/node_modules\/zod\//;

/**
 * Fails a build whose scripts for browsers carry schemas: the library alone weighs a sixth of a page's scripts. A module
 * that uses one value of a module with schemas gets all of it, so what pages use stands in modules without any.
 */
export function withoutSchemas(): Plugin {
  return {
    name: "candor:without-schemas",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const carried = new Set(chunks.flatMap(({ moduleIds }) => moduleIds));
      const schemas = [...carried].find((module) => library.test(module));
      if (schemas === undefined) return;
      // The library's own lists of exports leave nothing in the build.
      const way = wayTo(schemas, (module) =>
        (this.getModuleInfo(module)?.importers ?? []).filter(
          (importer) => carried.has(importer) || library.test(importer),
        ),
      );
      this.error(`Browsers would load schemas: ${way.join(" → ")}. Use a module without schemas instead.`);
    },
  };
}

/** The shortest way from a page to the library, as paths of the project. */
function wayTo(schemas: string, importersOf: (module: string) => readonly string[]): string[] {
  const ways = new Map([[schemas, ["zod"]]]);
  for (const [module, way] of ways) {
    const importers = importersOf(module);
    if (importers.length === 0 && !library.test(module)) return way;
    for (const importer of importers) {
      const path = library.test(importer) ? "zod" : relative(root, importer.replace(/\?.*/, ""));
      if (!ways.has(importer)) ways.set(importer, path === way[0] ? way : [path, ...way]);
    }
  }
  return ["zod"];
}
