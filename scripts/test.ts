import { build } from "./bootstrap/build.mjs";
import { runBrowser } from "./browser-run.ts";
import { inMemory } from "./test-folders.ts";
import { announce, type Totals } from "./totals.ts";
import { runVitest } from "./vitest-run.ts";

/** One run of a test runner: the suites that can share it. */
interface Run {
  readonly suites: readonly string[];
  test(suites: readonly string[]): Promise<Totals>;
}

const runs: readonly Run[] = [
  {
    suites: ["bench", "contract", "engine", "scripts", "server", "web"],
    test: (projects) => runVitest({ projects, words, seed }),
  },
  {
    suites: ["postgres"],
    test: () => {
      const environment = { TEST_DATABASE: "postgres" };
      return runVitest({ projects: ["server"], words, seed, environment });
    },
  },
  { suites: ["e2e"], test: () => withBuild(() => runBrowser(words)) },
];

/** Runs only if named. Its files are on the disk: these tests are about power cuts and full disks. */
const slow: Run = {
  suites: ["slow"],
  test: (projects) =>
    withBuild(() => runVitest({ projects, words, seed, environment: { TEST_ORDER: "longest-first" } })),
};

const known = [...runs, slow].flatMap(({ suites }) => suites);
const given = process.argv.slice(2);
const asked = given.filter((word) => known.includes(word));
/** Passed to the test runner: a part of a file's path, `-t "a title"`. */
const words = given.filter((word) => !known.includes(word));
/** Shuffles files and their tests, so that tests that depend on each other fail. */
const seed = process.env["TEST_SEED"];
if (seed !== undefined) process.stdout.write(`The order of tests is that of TEST_SEED=${seed}\n`);

/** The pages and the server are built while other suites run, which leave some time. */
const built =
  asked.length === 0 || asked.includes("e2e") || asked.includes("slow") ? build() : Promise.resolve(0);
const totals: Totals[] = [];
for (const part of [...runs, slow]) {
  const suites = part.suites.filter((suite) => (asked.length > 0 ? asked.includes(suite) : part !== slow));
  if (suites.length === 0) continue;
  process.stdout.write(`\n${suites.join(", ")}\n`);
  const test = () => part.test(suites);
  totals.push(await (part === slow ? test() : inMemory(test)));
}
announce({ passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") });

/** Tests what was built, or fails because it can't be. */
async function withBuild(test: () => Promise<Totals>): Promise<Totals> {
  return (await built) === 0 ? test() : { passed: 0, failed: 1 };
}

function sum(key: keyof Totals): number {
  return totals.reduce((total, part) => total + (part[key] ?? 0), 0);
}
