import { reportOn } from "./report.ts";
import type { Tree } from "./tree.ts";

const limit = 300;

/**
 * Longer files, with their lines and the reason. This list may only shrink: a file on it may not grow, and leaves the
 * list when it is short enough.
 */
const longFiles: LongFiles = {};

type LongFiles = Readonly<Record<string, { lines: number; reason: string }>>;

/** A sentence for each source file that is too long, and for each exception that is no longer needed. */
export function sizeViolations(tree: Tree, exceptions: LongFiles = longFiles): string[] {
  const tooLong = [...tree].flatMap(([path, text]) => {
    const lines = text.split("\n").length - 1;
    const most = exceptions[path]?.lines ?? limit;
    return isSource(path) && lines > most ? [`${path}: ${lines} lines; ${most} are enough`] : [];
  });
  const stale = Object.keys(exceptions)
    .filter((path) => (tree.get(path) ?? "").split("\n").length - 1 <= limit)
    .map((path) => `${path}: needs no exception any more`);
  return [...tooLong, ...stale];
}

function isSource(path: string): boolean {
  return /\.(ts|tsx|mjs|css|sql)$/.test(path);
}

if (import.meta.main) reportOn(sizeViolations);
