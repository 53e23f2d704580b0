import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Floor, Report } from "./report.ts";
import { root } from "./root.ts";

interface Outcome {
  readonly title: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
  readonly meta: { readonly figures?: Figures };
}

export type Figures = Readonly<Record<string, number>>;

/** Some of the server's own slow tests, with more rounds than a test run can afford: the environment says how many. */
export async function runSlowTest(
  name: string,
  environment: Readonly<Record<string, string>>,
  floorsOf: (figures: readonly Figures[]) => readonly Floor[],
  files: readonly string[] = [name],
): Promise<Report> {
  const file = join(tmpdir(), `candor-drill-${name}-${process.pid}.json`);
  const output = ["--reporter=json", `--outputFile=${file}`];
  const tests = ["run", "--project", "slow", ...files.map((each) => `server/test/slow/${each}.test.ts`)];
  const parameters = ["node_modules/vitest/vitest.mjs", ...tests, ...output];
  // Its standard error is ours: tests that take minutes report their progress.
  const child = spawn(process.execPath, parameters, {
    cwd: root,
    env: { ...process.env, NODE_ENV: "test", ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await once(child, "close");
  const outcomes = readOutcomes(file);
  rmSync(file);
  for (const { failureMessages } of outcomes) process.stderr.write(failureMessages.join("\n"));
  const figures = outcomes.map(({ meta }) => meta.figures ?? {});
  return {
    name: `drill-${name}`,
    figures: { tests: outcomes.map(({ title, status, meta }) => ({ title, status, ...meta.figures })) },
    tables: outcomes.map(({ title }, index) => ({
      title,
      head: Object.keys(figures[index]!),
      rows: [Object.values(figures[index]!)],
    })),
    floors: [
      {
        what: "tests that hold",
        measured: outcomes.filter(({ status }) => status === "passed").length,
        least: outcomes.length,
      },
      ...floorsOf(figures),
    ],
  };
}

export function sumOf(figures: readonly Figures[], name: string): number {
  return figures.reduce((sum, one) => sum + (one[name] ?? 0), 0);
}

function readOutcomes(file: string): Outcome[] {
  const report = JSON.parse(readFileSync(file, "utf8")) as { testResults: { assertionResults: Outcome[] }[] };
  return report.testResults.flatMap(({ assertionResults }) => assertionResults);
}
