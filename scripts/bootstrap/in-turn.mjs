import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "./places.mjs";

/** How often the holder touches the lock, and how long after the last touch it counts as killed, in milliseconds. */
const beat = 1000;
const abandoned = 10_000;

/**
 * Does work that changes the checkout while no other process does. Process ids would not tell who lives: they come
 * again after a restart of the machine, and containers that share a checkout have their own.
 * @template T
 * @param {() => Promise<T>} work
 * @param {string} [lock]
 * @returns {Promise<T>}
 */
export async function inTurn(work, lock = join(root, "build", "bootstrap.lock")) {
  mkdirSync(dirname(lock), { recursive: true });
  for (let isTold = false; !take(lock); isTold = true) {
    if (!isTold) process.stderr.write("Another process installs or builds here. Waiting for it.\n");
    await wait(200);
  }
  const beating = setInterval(() => touch(lock), beat);
  try {
    return await work();
  } finally {
    clearInterval(beating);
    rmSync(lock, { force: true });
  }
}

/** @param {string} lock */
function take(lock) {
  const touched = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  if (touched !== undefined && Math.abs(Date.now() - touched) > abandoned) rmSync(lock, { force: true });
  try {
    writeFileSync(lock, "", { flag: "wx" });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return false;
    throw error;
  }
}

/** @param {string} lock */
function touch(lock) {
  try {
    const now = new Date();
    utimesSync(lock, now, now);
  } catch {
    // It was removed by hand: others may start, and this process still ends what it began.
  }
}
