import { parseSync } from "oxc-parser";
import { placeOfSpecifier } from "./place.ts";
import { reportOn } from "./report.ts";
import type { Tree } from "./tree.ts";

/**
 * A sentence for each name that a benchmark imports although the product doesn't export it. The compiler can't tell,
 * because benchmarks' packages aren't installed where changes are checked.
 */
export function benchImportViolations(tree: Tree): string[] {
  return [...tree]
    .filter(([path]) => /^bench\/.*\.ts$/.test(path))
    .flatMap(([path, text]) =>
      parseSync(path, text).module.staticImports.flatMap(({ moduleRequest, entries }) => {
        const { path: to, kind } = placeOfSpecifier(moduleRequest.value, path);
        if (kind !== "file") return [];
        const exported = exportsOf(to, tree.get(to));
        const missing = entries.flatMap(({ importName: { name } }) =>
          name && !exported.has(name) ? [name] : [],
        );
        return missing.map((name) => `${path} imports ${name}, which ${to} doesn't export`);
      }),
    );
}

function exportsOf(path: string, text: string | undefined): ReadonlySet<string> {
  if (text === undefined) return new Set();
  const entries = parseSync(path, text).module.staticExports.flatMap((each) => each.entries);
  return new Set(entries.flatMap(({ exportName: { name } }) => name ?? []));
}

if (import.meta.main) reportOn(benchImportViolations);
