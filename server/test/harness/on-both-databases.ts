import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** What opens the tests' database, whichever it is. */
const records = resolve(import.meta.dirname, "records.ts");

/**
 * The test files of a folder that open a database, by way of their imports: those that have to run on PostgreSQL, too.
 * For the others it would be the same run a second time.
 */
export function filesWithRecords(folder: string): string[] {
  const known = new Map<string, boolean>();
  return globSync("**/*.test.ts", { cwd: folder }).filter((file) => reaches(join(folder, file), known));
}

function reaches(file: string, known: Map<string, boolean>): boolean {
  const answer = known.get(file);
  if (answer !== undefined) return answer;
  // A circle leads nowhere new.
  known.set(file, false);
  const found = file === records || imports(file).some((imported) => reaches(imported, known));
  known.set(file, found);
  return found;
}

/** Imports of the tests' own modules that are not erased. Sources do not know the tests. */
function imports(file: string): string[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/^(?:import|export)\s(?!type\s)[^;]*?from "(?<path>\.[^"]+)";$/gm)]
    .map(({ groups }) => resolve(file, "..", groups?.["path"] ?? ""))
    .filter((path) => path.includes("/server/test/") && path.endsWith(".ts"));
}
