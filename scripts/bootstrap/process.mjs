import { spawn } from "node:child_process";
import { constants } from "node:os";
import { root } from "./places.mjs";

/**
 * Runs a program in the foreground until it ends.
 *
 * SIGTERM, SIGHUP and SIGINT are passed on, except for a terminal's Ctrl-C, which the terminal gives to the whole
 * process group. npm passes signals on as well, and a supervisor may signal the group: what follows a signal within a
 * second is taken for its echo. The program may see a signal twice all the same.
 *
 * @param {string} program
 * @param {string[]} parameters
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} [options] quiet: output is shown only when
 *   the program fails
 * @returns {Promise<number>} the exit code; 128 and the signal's number for a program that a signal ended
 */
export function run(program, parameters, { cwd = root, env = process.env, quiet = false } = {}) {
  const child = spawn(program, parameters, {
    cwd,
    env,
    stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    // npm is a .cmd file there, which only a shell can start.
    shell: process.platform === "win32" && program === "npm",
  });
  const output = collect(child);
  const stopForwarding = forwardSignals(child);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => {
      stopForwarding();
      if (code !== 0) process.stderr.write(Buffer.concat(output));
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/** @param {import("node:child_process").ChildProcess} child */
function forwardSignals(child) {
  const forward = withoutEchoes((/** @type {NodeJS.Signals} */ signal) => {
    if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
  });
  /** @type {NodeJS.Signals[]} */
  const signals = ["SIGTERM", "SIGHUP", "SIGINT"];
  for (const signal of signals) process.on(signal, forward);
  return () => {
    for (const signal of signals) process.off(signal, forward);
  };
}

const echo = 1000;

/**
 * @template T
 * @param {(value: T) => void} action
 * @returns {(value: T) => void}
 */
function withoutEchoes(action) {
  let last = -Infinity;
  return (value) => {
    if (performance.now() - last <= echo) return;
    last = performance.now();
    action(value);
  };
}

/** @param {import("node:child_process").ChildProcess} child */
function collect(child) {
  /** @type {Buffer[]} */
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => chunks.push(chunk));
  return chunks;
}
