import { write, writeSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import type { DestinationStream } from "pino";

const writeBytes = promisify(write);

/** How many lines wait while the descriptor is slow; more are lost. */
const mostWaiting = 10_000;
/** How many lines are written at once. */
const mostAtOnce = 500;

/**
 * Writes lines to a descriptor without ever stopping the process. Lines refused by a full disk or a closed pipe are
 * lost and counted. Pino's own destination retries forever at exit, blocking the event loop.
 */
export class LogStream implements DestinationStream {
  /** Since the process began. */
  linesLost = 0;
  readonly #descriptor: number;
  #waiting: string[] = [];
  #isWriting = false;
  /** A line was cut off, so the next one must start on a new line. */
  #isTorn = false;

  constructor(descriptor: number) {
    this.#descriptor = descriptor;
  }

  write(line: string): void {
    if (this.#waiting.length >= mostWaiting) this.linesLost += 1;
    else this.#waiting.push(line);
    if (!this.#isWriting) void this.#drain();
  }

  /** Writes waiting lines synchronously when the process ends. */
  end(): void {
    for (const line of this.#waiting.splice(0)) {
      try {
        writeSync(this.#descriptor, line);
      } catch {
        this.linesLost += 1;
      }
    }
  }

  async #drain(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) await this.#writeLines(this.#waiting.splice(0, mostAtOnce));
    this.#isWriting = false;
  }

  async #writeLines(lines: readonly string[]): Promise<void> {
    let rest = Buffer.from(lines.join(""));
    try {
      if (this.#isTorn) await this.#writeSome(lineFeed);
      while (rest.length > 0) {
        const written = await this.#writeSome(rest);
        if (written > 0) this.#isTorn = rest[written - 1] !== lineFeed[0];
        rest = rest.subarray(written);
      }
    } catch {
      // There is nowhere to report it; the counter shows it.
      this.linesLost += rest.filter((byte) => byte === lineFeed[0]).length;
    }
  }

  async #writeSome(bytes: Buffer): Promise<number> {
    try {
      return (await writeBytes(this.#descriptor, bytes)).bytesWritten;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
      await wait(retryMilliseconds);
      return 0;
    }
  }
}

const lineFeed = Buffer.from("\n");
/** How long until a full pipe is tried again, in milliseconds. */
const retryMilliseconds = 20;
