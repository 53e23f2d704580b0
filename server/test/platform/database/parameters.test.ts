import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const sources = join(import.meta.dirname, "../../../src");
/** Kysely's ways to run a text as SQL. Its other fragments bind their values or quote them. */
const fromText = /\b(?:sql|CompiledQuery)\.raw\b/;

it("no query is made of text: values are parameters", () => {
  const files = globSync("**/*.ts", { cwd: sources });
  expect(files).toContain("platform/database/sqlite.ts");
  expect(files.filter((file) => fromText.test(readFileSync(join(sources, file), "utf8")))).toEqual([]);
});
