import type { Answer } from "@candor/contract/client";
import type { environment } from "@candor/contract/environment/routes";
import type { MessageKey } from "@candor/contract/messages/message";
import { version } from "@candor/contract/version";
import type { calls } from "./calls.ts";
import { type Clock, pause, retryDelay } from "./clock.ts";
import { storedValue, storeValue, type ValueStorage } from "./stored-values.ts";

export type Environment = Answer<typeof environment>;

export interface EnvironmentSource {
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  /** Outlives the visit. */
  readonly storage: ValueStorage;
}

/** without the API's address there is no application; `key` is the sentence for the person. */
export class EnvironmentUnavailable extends Error {
  override readonly name = "EnvironmentUnavailable";
  readonly key = "error.apiUnavailable" satisfies MessageKey;
}

/** The type ties it to its value: the page needs it before any other call. */
const path: (typeof calls)["environment"]["path"] = "/env";
/** K-08. */
const retries = 20;
const capSeconds = 3;

/** The storage key of where calls went last time. */
export const environmentName = "environment";

/**
 * Where calls go (C-06, C-07). If all tries fail, where they went last time. Hydrated pages request it before their
 * first call. @throws EnvironmentUnavailable
 */
export async function readEnvironment(source: EnvironmentSource): Promise<Environment> {
  const read = (await readPatiently(source)) ?? storedValue(source.storage, environmentName);
  if (!isEnvironment(read)) throw new EnvironmentUnavailable("The API's address cannot be obtained.");
  storeValue(source.storage, environmentName, read);
  return read;
}

async function readPatiently(source: EnvironmentSource): Promise<Environment | undefined> {
  for (let retry = 0; ; retry += 1) {
    const read = await readOnce(source);
    if (read || retry === retries) return read;
    await pause(source.clock, retryDelay(retry, capSeconds));
  }
}

/** A network with a login page answers 200 with that page: a failure too. */
async function readOnce({ fetch, clock }: EnvironmentSource): Promise<Environment | undefined> {
  const query = new URLSearchParams({ version, timestamp: String(clock.now()) });
  try {
    const response = await fetch(`${path}?${query}`);
    const read: unknown = response.ok ? await response.json() : undefined;
    return isEnvironment(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

function isEnvironment(value: unknown): value is Environment {
  const { apiUrl, jaxApiUrl } = (value ?? {}) as Record<string, unknown>;
  return typeof apiUrl === "string" && typeof jaxApiUrl === "string";
}
