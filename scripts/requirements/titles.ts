import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { root } from "../bootstrap/places.mjs";
import { run } from "../bootstrap/process.mjs";
import { type BrowserReport, testsIn } from "../browser-report.ts";

export interface Titled {
  /** From the project's root. */
  readonly file: string;
  /** The titles of its groups, then its own, with ` > ` between them. */
  readonly title: string;
}

/** Every test that there is: both runners are asked for their lists, and run nothing. */
export async function allTests(): Promise<Titled[]> {
  const folder = mkdtempSync(join(tmpdir(), "candor-titles-"));
  const vitest = join(folder, "vitest.json");
  const browser = join(folder, "browser.json");
  await listed(["node_modules/vitest/vitest.mjs", "list", `--json=${vitest}`]);
  await listed(
    [
      "node_modules/@playwright/test/cli.js",
      "test",
      "--list",
      "--config=e2e/playwright.config.ts",
      "--reporter=json",
    ],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: browser },
  );
  const rules = JSON.parse(readFileSync(vitest, "utf8")) as { name: string; file: string }[];
  const pages = JSON.parse(readFileSync(browser, "utf8")) as BrowserReport;
  rmSync(folder, { recursive: true });
  return [...rules.map(({ name, file }) => ({ title: name, file: relative(root, file) })), ...testsIn(pages)];
}

async function listed(parameters: string[], settings: Readonly<Record<string, string>> = {}): Promise<void> {
  const env = { ...process.env, NODE_ENV: "test", ...settings };
  const code = await run(process.execPath, parameters, { env, quiet: true });
  if (code !== 0) throw new Error(`${parameters[0]} could not list its tests: exit code ${code}.`);
}
