import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runProgram } from "./commands.ts";
import type { Report } from "./report.ts";

interface Outcome {
  readonly title: string;
  readonly status: string;
  readonly meta: { readonly figures?: Readonly<Record<string, number>> };
}

/** The server's own slow test, with more rounds than a test run can afford. */
export async function benchmarkKill(parameters: string[]): Promise<Report> {
  const { values } = parseArgs({ args: parameters, options: { rounds: { type: "string", default: "20" } } });
  const file = join(tmpdir(), `candor-bench-kill-${process.pid}.json`);
  const output = ["--reporter=json", `--outputFile=${file}`];
  const tests = ["run", "--project", "slow", "server/test/slow/kill.test.ts"];
  const environment = { KILL_ROUNDS: values.rounds, NODE_ENV: "test" };
  const failed = await runProgram(["node_modules/vitest/vitest.mjs", ...tests, ...output], environment).then(
    () => "",
    (error: unknown) => String(error),
  );
  process.stderr.write(failed);
  const outcomes = readOutcomes(file);
  rmSync(file);
  return {
    name: "kill",
    figures: { tests: outcomes.map(({ title, status, meta }) => ({ title, status, ...meta.figures })) },
    tables: outcomes.map(({ title, meta: { figures = {} } }) => ({
      title,
      head: Object.keys(figures),
      rows: [Object.values(figures)],
    })),
    floors: [
      {
        what: "tests that hold",
        measured: outcomes.filter(({ status }) => status === "passed").length,
        least: 2,
      },
    ],
  };
}

function readOutcomes(file: string): Outcome[] {
  const report = JSON.parse(readFileSync(file, "utf8")) as { testResults: { assertionResults: Outcome[] }[] };
  return report.testResults.flatMap(({ assertionResults }) => assertionResults);
}
