import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./bootstrap/process.mjs";
import { type Totals, withExitCode } from "./totals.ts";

interface Options {
  readonly projects: readonly string[];
  /** Arguments for Vitest. */
  readonly words: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Runs files, and the tests of each, in the order that this number gives; without it, as they are written. */
  readonly seed?: string | undefined;
}

/** As in the browser's suite: what passes only when tried again is named, and is a bug. */
const retries = process.env["CI"] ? ["--retry=1"] : [];

const shuffled = ["--sequence.shuffle.files", "--sequence.shuffle.tests"];

/** Runs projects of Vitest. */
export async function runVitest({ projects, words, environment, seed }: Options): Promise<Totals> {
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
  const totals = readReport(report);
  rmSync(report, { force: true });
  return withExitCode(code, totals);
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
}

function readReport(file: string): Totals {
  try {
    const report = JSON.parse(readFileSync(file, "utf8")) as Report;
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report;
    return { passed, failed, skipped };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
