import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { run } from "./bootstrap/process.mjs";
import { type Totals, withExitCode } from "./totals.ts";

interface Options {
  readonly projects: readonly string[];
  /** Arguments for Vitest. */
  readonly words: readonly string[];
  readonly environment?: Readonly<Record<string, string>> | undefined;
  /** Seeds the order of files and of the tests in each. Absent, they run as written. */
  readonly seed?: string | undefined;
}

/** As in the browser's suite: a test that passes only on a retry is named, and is a bug. */
const retries = process.env["CI"] ? ["--retry=1"] : [];

const shuffled = ["--sequence.shuffle.files", "--sequence.shuffle.tests"];

/** If more files fail than this, chance is not the reason. */
const mostTriedAgain = 3;

/**
 * Runs Vitest projects. In CI, failed files run once more in a process of their own, in the order in which they are
 * written: what passes then depends on order or luck. It is named, and is a bug.
 */
export async function runVitest(options: Options): Promise<Totals> {
  const { totals, failedFiles } = await runOnce(options);
  if (!process.env["CI"] || failedFiles.length === 0 || failedFiles.length > mostTriedAgain) return totals;
  const { projects, environment } = options;
  const again = await runOnce({ projects, words: failedFiles, environment });
  if (again.totals.failed > 0) return totals;
  for (const file of failedFiles)
    process.stdout.write(`passed only when tried again: ${relative("", file)}\n`);
  return { ...totals, passed: totals.passed + totals.failed, failed: 0 };
}

interface Outcome {
  readonly totals: Totals;
  /** Empty if no file is to blame, as when a set-up breaks. */
  readonly failedFiles: readonly string[];
}

async function runOnce({ projects, words, environment, seed }: Options): Promise<Outcome> {
  const report = join(tmpdir(), `candor-tests-${process.pid}.json`);
  const parameters = [
    "node_modules/vitest/vitest.mjs",
    "run",
    ...projects.flatMap((project) => ["--project", project]),
    ...(seed === undefined ? [] : [...shuffled, `--sequence.seed=${seed}`]),
    ...retries,
    "--reporter=dot",
    "--reporter=./scripts/flaky-reporter.ts",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...words,
  ];
  const code = await run(process.execPath, parameters, { env: { ...process.env, ...environment } });
  const { totals, failedFiles } = readReport(report);
  rmSync(report, { force: true });
  return { totals: withExitCode(code, totals), failedFiles };
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  /** One entry for each file, with its path. */
  readonly testResults: readonly { readonly name: string; readonly status: "passed" | "failed" }[];
}

function readReport(file: string): Outcome {
  try {
    const report = JSON.parse(readFileSync(file, "utf8")) as Report;
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report;
    const failedFiles = report.testResults.flatMap(({ name, status }) => (status === "failed" ? name : []));
    return { totals: { passed, failed, skipped }, failedFiles };
  } catch {
    return { totals: { passed: 0, failed: 0 }, failedFiles: [] };
  }
}
