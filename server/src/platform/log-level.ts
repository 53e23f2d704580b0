import type { Clock } from "./clock.ts";
import type { Logger } from "./log.ts";

/** What the log can be set to while the process runs; faults are always logged. */
export const logLevels = ["trace", "debug", "info", "warn", "error"] as const;
export type LogLevelName = (typeof logLevels)[number];

/** The log's level: what LOG_LEVEL says, or another one for a while. */
export class LogLevel {
  readonly #log: Logger;
  readonly #clock: Clock;
  readonly #usual: string;
  #until: number | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(log: Logger, clock: Clock) {
    this.#log = log;
    this.#clock = clock;
    this.#usual = log.level;
  }

  /** `until` in milliseconds since 1970; absent if the level is the usual one. */
  get now(): { readonly level: string; readonly usual: string; readonly until?: number } {
    const until = this.#until;
    return { level: this.#log.level, usual: this.#usual, ...(until !== undefined && { until }) };
  }

  /** Sets a level for some milliseconds. The usual one, or another one set meanwhile, ends that. */
  set(level: LogLevelName, milliseconds: number): void {
    this.restore();
    if (level === this.#usual) return;
    this.#log.level = level;
    this.#until = this.#clock.now() + milliseconds;
    this.#timer = setTimeout(() => this.restore(), milliseconds).unref();
  }

  restore(): void {
    clearTimeout(this.#timer);
    this.#until = undefined;
    this.#log.level = this.#usual;
  }
}
