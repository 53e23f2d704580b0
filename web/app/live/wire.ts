import { noteFrame, noteTimes } from "../developer/log.ts";
import { calls as addresses } from "../wire/calls.ts";
import { storedCampaign } from "../wire/campaign.ts";
import { machineClock } from "../wire/clock.ts";
import { debugHeaders, debugSwitchesOn } from "../wire/developer-mode.ts";
import { overHttp } from "../wire/http.ts";
import { type Ask, type CallerOptions, type MadeCall, openCalls } from "../wire/request.ts";
import type { Announce } from "../wire/retries.ts";
import type { WireSocket } from "../wire/socket.ts";
import { browserStorage } from "../wire/stored-values.ts";
import { bestTransport } from "../wire/transport.ts";
import { pageEnvironment } from "./environment.ts";
import { trail } from "./here.ts";
import { measure } from "./measurements.ts";
import { pageSocket } from "./page-socket.ts";

/** Whose calls they are. */
type HeldSession = Pick<CallerOptions, "token" | "unauthorized">;

export interface Wire {
  readonly socket: WireSocket;
  /** L-02, W-07: calls through the socket when it is connected, otherwise over plain HTTP. */
  readonly calls: (options: { readonly session?: HeldSession; readonly announce: Announce }) => Ask;
  /** Over plain HTTP: what the page says of itself, also while it is being left. */
  readonly parting: Ask;
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
  const { fetch, sessionStorage } = globalThis;
  const { apiUrl } = await pageEnvironment();
  const socket = pageSocket(apiUrl);
  socket.watch(noteFrame);
  const http = overHttp({ fetch, apiUrl });
  const best = bestTransport(socket, http);
  const common = {
    clock: machineClock,
    locale: () => document.documentElement.lang,
    campaign: () => storedCampaign(sessionStorage),
    debugHeaders: () => debugHeaders(browserStorage()),
  };
  const nobody = { token: () => undefined };
  return {
    socket,
    calls: ({ session = nobody, announce }) =>
      openCalls({
        ...common,
        ...session,
        transport: (request, signal) =>
          (debugSwitchesOn(browserStorage()).includes("http") ? http : best)(request, signal),
        announce,
        made: noteCall,
      }),
    parting: openCalls({
      ...common,
      ...nobody,
      transport: overHttp({ fetch, apiUrl, keepalive: true }),
      announce: () => () => undefined,
    }),
  };
}

/** By its pattern: an address may hold what somebody looks for. */
function noteCall({ name, milliseconds, answer }: MadeCall): void {
  const { method, path } = addresses[name];
  const call = `${method} ${path}`;
  const outcome = answer?.status ?? "no answer";
  trail.note(`${call}: ${outcome}`);
  measure("call", milliseconds, { call: name, outcome });
  noteTimes(`${call}: ${outcome}`, answer);
}
