import { storedCampaign } from "../wire/campaign.ts";
import { machineClock } from "../wire/clock.ts";
import { readEnvironment } from "../wire/environment.ts";
import { overHttp } from "../wire/http.ts";
import { type Ask, openCalls } from "../wire/request.ts";
import type { Announce } from "../wire/retries.ts";

export interface Wire {
  readonly apiUrl: string;
  /** Calls over plain HTTP, as whoever holds the token. */
  readonly calls: (options: { readonly token?: string; readonly announce: Announce }) => Ask;
}

let opened: Promise<Wire> | undefined;

/** Where this page's calls go: asked for once. @throws EnvironmentUnavailable */
export function openWire(): Promise<Wire> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<Wire> {
  const { fetch, localStorage, sessionStorage } = globalThis;
  const { apiUrl } = await readEnvironment({ fetch, clock: machineClock, storage: localStorage });
  const transport = overHttp({ fetch, apiUrl });
  return {
    apiUrl,
    calls: ({ token, announce }) =>
      openCalls({
        transport,
        clock: machineClock,
        announce,
        token: () => token,
        locale: () => document.documentElement.lang,
        campaign: () => storedCampaign(sessionStorage),
      }),
  };
}
