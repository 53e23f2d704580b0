import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, realpathSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import type { Defect } from "./defect.ts";

/** A test that ran. */
export interface Ran {
  /** Relative to the copy's root. */
  readonly file: string;
  readonly title: string;
  readonly failures: readonly string[];
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** In milliseconds: a test that takes longer hangs, with or without the defect. */
const longest = 180_000;

/** Runs the tests of these defects in a copy, and no others. */
export async function runTests(copy: string, defects: readonly Defect[]): Promise<readonly Ran[]> {
  const report = join(copy, "defects-report.json");
  rmSync(report, { force: true });
  const files = [...new Set(defects.map(({ test: [file] }) => file))];
  const titles = [...new Set(defects.map(({ test: [, title] }) => escaped(title)))];
  const parameters = [
    "node_modules/vitest/vitest.mjs",
    "run",
    ...files,
    "-t",
    titles.join("|"),
    "--reporter=json",
    `--outputFile=${report}`,
  ];
  // Vitest writes missing snapshots, except in CI.
  const env = { ...process.env, CI: "true", NODE_ENV: "test" };
  const child = spawn(process.execPath, parameters, { cwd: copy, env, stdio: "ignore", timeout: longest });
  await once(child, "close");
  return ranOf(copy, report);
}

function ranOf(copy: string, report: string): Ran[] {
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ fullName, failureMessages }) => ({
        file: relative(realpathSync(copy), realpathSync(name)),
        title: fullName,
        failures: failureMessages,
      })),
  );
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&");
}
