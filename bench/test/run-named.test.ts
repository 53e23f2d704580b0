import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { root } from "../src/root.ts";

function run(...parameters: string[]) {
  const { status, stderr } = spawnSync(process.execPath, parameters, { cwd: root, encoding: "utf8" });
  return { status, lines: stderr.trimEnd().split("\n") };
}

test.each([
  [["bench/src/main.ts", "toString"], /^Nothing here is called toString, but search, growth, /],
  [["bench/src/drill.ts", "kill", "--rounds", "x"], /^--rounds takes a whole number from 1\.$/],
  [["bench/src/drill.ts", "year", "50"], /^50 means nothing here: its options are --people, --seed\.$/],
  [
    ["bench/src/drill.ts", "uploads", "--seconds", "5"],
    /^--seconds means nothing here: it has no options\.$/,
  ],
])("what can't run is refused in one line, with the exit code 2: %j", (parameters, line) => {
  const { status, lines } = run(...parameters);
  expect([status, lines]).toEqual([2, [expect.stringMatching(line)]]);
});

test.each(["main", "drill"])("without a name, %s lists what there is", (program) => {
  const { status, lines } = run(`bench/src/${program}.ts`);
  expect(status).toBe(2);
  expect(lines[0]).toMatch(/^Usage: npm run (bench|drill) -- NAME$/);
});
