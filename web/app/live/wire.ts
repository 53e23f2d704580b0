import { storedCampaign } from "../wire/campaign.ts";
import { machineClock } from "../wire/clock.ts";
import { readEnvironment } from "../wire/environment.ts";
import { overHttp } from "../wire/http.ts";
import { type Ask, type CallerOptions, openCalls } from "../wire/request.ts";
import type { Announce } from "../wire/retries.ts";

/** Whose calls they are. */
type HeldSession = Pick<CallerOptions, "token" | "unauthorized">;

export interface Wire {
  readonly apiUrl: string;
  /** Calls over plain HTTP. */
  readonly calls: (options: { readonly session?: HeldSession; readonly announce: Announce }) => Ask;
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
    calls: ({ session, announce }) =>
      openCalls({
        transport,
        clock: machineClock,
        announce,
        token: () => undefined,
        ...session,
        locale: () => document.documentElement.lang,
        campaign: () => storedCampaign(sessionStorage),
      }),
  };
}
