import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./bootstrap/process.mjs";
import { type BrowserReport, testsIn } from "./browser-report.ts";
import { type Totals, withExitCode } from "./totals.ts";

/** Runs the browser's tests. Expects the web pages to be built. */
export async function runBrowser(words: readonly string[]): Promise<Totals> {
  const report = join(tmpdir(), `candor-browser-tests-${process.pid}.json`);
  const parameters = [
    "node_modules/@playwright/test/cli.js",
    "test",
    "--config=e2e/playwright.config.ts",
    "--reporter=dot,json",
    // Filters by title the way the other suites do.
    ...words.map((word) => (word === "-t" ? "--grep" : word)),
  ];
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const code = await run(process.execPath, parameters, { env });
  const totals = tell(report);
  rmSync(report, { force: true });
  return withExitCode(code, totals);
}

/** Names the tests that passed only on a retry, and adds up the totals. */
function tell(file: string): Totals {
  let report: BrowserReport;
  try {
    report = JSON.parse(readFileSync(file, "utf8")) as BrowserReport;
  } catch {
    return { passed: 0, failed: 0 };
  }
  for (const { titles, flaky } of testsIn(report))
    if (flaky) process.stdout.write(`passed only when tried again: ${titles.join(" > ")}\n`);
  const { expected, flaky, unexpected, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}
