import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Opens the tests' database, whichever it is. */
const records = resolve(import.meta.dirname, "records.ts");

/**
 * A folder's test files that open a database through their imports: they must run on PostgreSQL, too. The others would
 * run the same a second time.
 */
export function filesWithRecords(folder: string): string[] {
  const known = new Map<string, boolean>();
  return globSync("**/*.test.ts", { cwd: folder }).filter((file) => reaches(join(folder, file), known));
}

function reaches(file: string, known: Map<string, boolean>): boolean {
  const answer = known.get(file);
  if (answer !== undefined) return answer;
  // A cycle leads nowhere new.
  known.set(file, false);
  const found = file === records || imports(file).some((imported) => reaches(imported, known));
  known.set(file, found);
  return found;
}

/** Imports of the tests' own modules, except type imports. Sources don't know the tests. */
function imports(file: string): string[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/^(?:import|export)\s(?!type\s)[^;]*?from "(?<path>\.[^"]+)";$/gm)]
    .map(({ groups }) => resolve(file, "..", groups?.["path"] ?? ""))
    .filter((path) => path.includes("/server/test/") && path.endsWith(".ts"));
}
