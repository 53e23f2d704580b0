import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { root } from "./bootstrap/places.mjs";
import { announce } from "./totals.ts";

/** Each check's name and what the pinned Node runs for it, slowest first. */
const checks: ReadonlyArray<readonly [name: string, ...parameters: string[]]> = [
  ["lint", "node_modules/oxlint/bin/oxlint", "--type-aware", "--deny-warnings"],
  ["types", "scripts/checks/types.ts"],
  ["unused code", "node_modules/knip/bin/knip.js", "--no-progress"],
  ["requirements", "scripts/requirements/main.ts", "--check"],
  ["format", "node_modules/@biomejs/biome/bin/biome", "check"],
  ["dependencies", "scripts/checks/dependencies.ts"],
  ["authority", "scripts/checks/authority.ts"],
  ["vocabulary", "scripts/checks/vocabulary.ts"],
  ["texts read early", "scripts/checks/early-texts.ts"],
  ["styles", "scripts/checks/styles.ts"],
  ["file size", "scripts/checks/file-size.ts"],
  ["files in the root", "scripts/checks/root-files.ts"],
  ["lock", "scripts/checks/lock.ts"],
  ["paths in documents", "scripts/checks/doc-paths.ts"],
];

const workers = 2;

/** The linter and the compiler are written in Go, and live for seconds: a larger heap saves a quarter of their time. */
const environment = { ...process.env, GOGC: "400" };

const outcomes: boolean[] = [];
// The workers share one iterator, so each check runs once.
const waiting = checks.values();
await Promise.all(Array.from({ length: workers }, work));
announce({ passed: outcomes.filter(Boolean).length, failed: outcomes.filter((ok) => !ok).length });

async function work(): Promise<void> {
  for (const [name, ...parameters] of waiting) outcomes.push(await passes(name, parameters));
}

/** Prints a line for the check, and its output if it fails. */
async function passes(name: string, parameters: string[]): Promise<boolean> {
  const start = performance.now();
  const child = spawn(process.execPath, parameters, {
    cwd: root,
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${code === 0 ? "✓" : "✗"} ${name} (${seconds} s)\n`);
  if (code !== 0) process.stdout.write(`${output}${errors}\n`);
  return code === 0;
}
