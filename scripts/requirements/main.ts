import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../bootstrap/places.mjs";
import { requirementsDocument, unknownIds } from "./document.ts";
import { allTests } from "./titles.ts";

/** `npm run requirements` writes the page of requirements; with `--check` it only says whether the page is current. */
const page = join(root, "docs", "requirements.md");
const tests = await allTests();
const current = requirementsDocument(tests);
const faults = unknownIds(tests).map((id) => `A test's title names ${id}, which is no requirement.`);

if (!process.argv.includes("--check")) writeFileSync(page, current);
else if (readFileSync(page, "utf8") !== current)
  faults.push("docs/requirements.md is not current: `npm run requirements` writes it.");

for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
