import { EventEmitter, once } from "node:events";
import { hostname } from "node:os";
import { version } from "@candor/contract/version";
import { type CarryingParts, carryOutNext } from "../features/terminal/commands/carry-out.ts";
import type { Clock } from "../platform/clock.ts";
import { coalesce } from "../platform/coalesce.ts";
import type { Config } from "../platform/config.ts";
import type { Database } from "../platform/database/database.ts";
import { EventLoopWatch } from "../platform/event-loop.ts";
import { heartbeat } from "../platform/lease.ts";
import { LogLevel } from "../platform/log-level.ts";
import { type Enrollment, enroll } from "../platform/processes.ts";

/** Passes on what this process's follower hears about commands. */
export class CommandNotices {
  readonly #heard = new EventEmitter();

  given(): void {
    this.#heard.emit("given");
  }

  ended(runId: number): void {
    this.#heard.emit(`ended ${runId}`);
  }

  onGiven(listener: () => void): void {
    this.#heard.on("given", listener);
  }

  /** Resolves when the command has ended, or after some milliseconds. Listens from the call on. */
  async whenEnded(runId: number, milliseconds: number): Promise<void> {
    const signal = AbortSignal.timeout(milliseconds);
    // Rejects only when the time is up.
    await once(this.#heard, `ended ${runId}`, { signal }).catch(() => {});
  }
}

/** Enters this process in the records. */
export function enrollServer(
  parts: { readonly database: Database; readonly clock: Clock },
  { role }: Config,
): Promise<Enrollment> {
  return enroll(parts, { hostname: hostname(), role, version, pid: process.pid });
}

export interface Terminal {
  /** Renews this process's lease. */
  renew(): Promise<void>;
  /** Resolves when the command that is being carried out has ended, and the process has left the records. */
  close(): Promise<void>;
}

/** Carries out the commands that this process is given, one at a time, and says that it runs. */
export function startTerminal(
  given: Omit<CarryingParts, "process" | "eventLoop" | "logLevel">,
  enrollment: Enrollment,
  notices: CommandNotices,
): Terminal {
  const { log, clock } = given;
  const eventLoop = new EventLoopWatch();
  const logLevel = new LogLevel(log, clock);
  const parts = { ...given, process: enrollment.process, eventLoop, logLevel };
  const work = coalesce(
    async () => {
      while (await carryOutNext(parts)) {
        // The next one may have come meanwhile.
      }
    },
    (error) => log.error({ err: error }, "a command of the terminal could not be read or answered"),
  );
  notices.onGiven(() => void work.ask());
  const renewal = coalesce(enrollment.renew, (error) =>
    log.error({ err: error }, "the records could not be told that this process runs"),
  );
  const pulse = setInterval(() => {
    void renewal.ask();
    void work.ask();
  }, heartbeat);
  return {
    renew: () => renewal.ask(),
    async close() {
      clearInterval(pulse);
      await Promise.all([work.close(), renewal.close()]);
      logLevel.restore();
      eventLoop.close();
      // Its lease ends without it: a database that is gone must not keep the process from stopping.
      await enrollment
        .leave()
        .catch((error: unknown) => log.warn({ err: error }, "this process could not leave the records"));
    },
  };
}
