import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { root } from "../bootstrap/places.mjs";
import { run } from "../bootstrap/process.mjs";
import { type BrowserReport, testsIn } from "../browser-report.ts";
import { filled } from "./rows.ts";

export interface Titled {
  /** Relative to the project's root. */
  readonly file: string;
  /** The titles of its groups, then its own. */
  readonly titles: readonly string[];
}

/** Every test. Asks both runners for their lists, which takes seconds; no test runs. */
export async function allTests(): Promise<Titled[]> {
  const folder = mkdtempSync(join(tmpdir(), "candor-titles-"));
  const tests = [...(await rulesListed(folder)), ...(await pagesListed(folder))];
  rmSync(folder, { recursive: true });
  return tests;
}

/** Vitest reads the sources, so a title with parameters is listed once, as written. */
async function rulesListed(folder: string): Promise<Titled[]> {
  const report = join(folder, "vitest.json");
  await list(["node_modules/vitest/vitest.mjs", "list", `--json=${report}`]);
  const listed = JSON.parse(readFileSync(report, "utf8")) as { name: string; file: string }[];
  return listed.flatMap(({ name, file }) => {
    const named = name.split(" > ");
    const source = readFileSync(file, "utf8");
    const titles = named.map((title) => filled(file, source, title));
    return { file: relative(root, file), titles };
  });
}

async function pagesListed(folder: string): Promise<Titled[]> {
  const report = join(folder, "browser.json");
  const program = ["node_modules/@playwright/test/cli.js", "test", "--config=e2e/playwright.config.ts"];
  await list([...program, "--list", "--reporter=json"], { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return testsIn(JSON.parse(readFileSync(report, "utf8")) as BrowserReport);
}

async function list(parameters: string[], settings: Readonly<Record<string, string>> = {}): Promise<void> {
  const env = { ...process.env, NODE_ENV: "test", ...settings };
  const code = await run(process.execPath, parameters, { env, quiet: true });
  if (code !== 0) throw new Error(`${parameters[0]} could not list its tests: exit code ${code}.`);
}
