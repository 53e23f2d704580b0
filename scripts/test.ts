import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./bootstrap/build.mjs";
import { run } from "./bootstrap/process.mjs";
import { announce, type Totals } from "./totals.ts";

/** One run of the test runner: the suites that can share it. */
interface Run {
  readonly suites: readonly string[];
  readonly projects?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether the web pages have to be built first. */
  readonly pages?: boolean;
}

const runs: readonly Run[] = [
  { suites: ["bench", "contract", "engine", "scripts", "server", "web"] },
  { suites: ["postgres"], projects: ["server"], environment: { TEST_DATABASE: "postgres" } },
  { suites: ["e2e"], pages: true },
];

/** Only when asked for by name. */
const slow: Run = { suites: ["slow"] };

const known = [...runs, slow].flatMap(({ suites }) => suites);
const words = process.argv.slice(2);
const asked = words.filter((word) => known.includes(word));
/** The rest is the test runner's: a part of a file's path, `-t "a title"`. */
const rest = words.filter((word) => !known.includes(word));

const totals: Totals[] = [];
for (const part of [...runs, slow]) {
  const suites = part.suites.filter((suite) => (asked.length > 0 ? asked.includes(suite) : part !== slow));
  if (suites.length > 0) totals.push(await test({ ...part, suites }));
}
announce({ passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") });

async function test({ suites, projects = suites, environment, pages = false }: Run): Promise<Totals> {
  process.stdout.write(`\n${suites.join(", ")}\n`);
  if (pages && (await build()) !== 0) return { passed: 0, failed: 1 };
  const report = join(tmpdir(), `candor-tests-${process.pid}.json`);
  const parameters = [
    "node_modules/vitest/vitest.mjs",
    "run",
    ...projects.flatMap((project) => ["--project", project]),
    "--reporter=dot",
    "--reporter=./scripts/flaky-reporter.ts",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...rest,
  ];
  const code = await run(process.execPath, parameters, { env: { ...process.env, ...environment } });
  const { failed, ...others } = readReport(report);
  rmSync(report, { force: true });
  // A file that does not load, or a set-up that breaks, fails without a failed test.
  return { ...others, failed: code === 0 ? failed : Math.max(failed, 1) };
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

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

function sum(key: keyof Totals): number {
  return totals.reduce((total, part) => total + (part[key] ?? 0), 0);
}
