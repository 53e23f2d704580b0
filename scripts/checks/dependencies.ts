import { cyclesIn } from "./cycles.ts";
import { type DeclaredPackages, rules } from "./dependency-rules.ts";
import { type Import, importsOf } from "./module-graph.ts";
import { nounCyclesIn } from "./noun-cycles.ts";
import { reportOn } from "./report.ts";
import type { Tree } from "./tree.ts";

/** A sentence for each import that a rule forbids, and for each cycle of files or nouns. */
export function dependencyViolations(tree: Tree): string[] {
  const imports = importsOf(tree);
  const declared = declaredPackages(tree);
  const forbidden = imports.flatMap((edge) =>
    rules.filter((rule) => rule.forbids(edge, declared)).map((rule) => `${describe(edge)}: ${rule.reason}`),
  );
  const circles = cyclesIn(imports).map(
    (paths) => `${paths.join(" → ")}: files do not import each other in circles`,
  );
  const nounCircles = nounCyclesIn(imports).map(
    (nouns) => `${nouns.join(" → ")}: nouns do not import each other in circles`,
  );
  return [...forbidden, ...circles, ...nounCircles];
}

function declaredPackages(tree: Tree): DeclaredPackages {
  const manifests = [...tree].filter(([path]) => /^[^/]+\/package\.json$/.test(path));
  return Object.fromEntries(
    manifests.map(([path, text]) => {
      const workspace = path.split("/")[0] ?? "";
      const { dependencies = {}, devDependencies = {} } = JSON.parse(text) as Manifest;
      // Pages are bundled, so build-time and run-time packages count the same there.
      const declared = workspace === "web" ? { ...dependencies, ...devDependencies } : dependencies;
      return [workspace, new Set(Object.keys(declared))];
    }),
  );
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function describe({ from, to, line }: Import): string {
  return `${from.path}:${line} imports ${to.path}`;
}

if (import.meta.main) reportOn(dependencyViolations);
