import { reportOn } from "./report.ts";
import type { Tree } from "./tree.ts";

interface Lock {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

/**
 * A sentence for each package that a lock lacks. `npm install` leaves out an optional package that the registry lacks,
 * such as another platform's binary; `npm ci` then refuses the lock.
 */
export function lockViolations(tree: Tree): string[] {
  const locks = [...tree].filter(([path]) => path.endsWith("package-lock.json"));
  return locks.flatMap(([path, text]) => {
    const { packages } = JSON.parse(text) as Lock;
    const names = new Set(Object.keys(packages).map((place) => place.split("node_modules/").at(-1)));
    return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !names.has(name))
        .map((name) => `${path}: lacks ${name}, which ${place} names; choose a version that has it`),
    );
  });
}

if (import.meta.main) reportOn(lockViolations);
