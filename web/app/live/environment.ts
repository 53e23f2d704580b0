import { machineClock } from "../wire/clock.ts";
import { type Environment, environmentName, readEnvironment } from "../wire/environment.ts";
import { browserStorage } from "../wire/stored-values.ts";

let read: Promise<Environment> | undefined;

/** Where this page's calls go: requested once, and again after a failure. @throws EnvironmentUnavailable */
export function pageEnvironment(): Promise<Environment> {
  const { fetch } = globalThis;
  read ??= readEnvironment({ fetch, clock: machineClock, storage: browserStorage() }).catch(
    (error: unknown) => {
      read = undefined;
      throw error;
    },
  );
  return read;
}

/** The next page finds nothing stored. */
export function forgetEnvironment(): void {
  browserStorage().removeItem(environmentName);
}
