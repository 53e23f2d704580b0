import { currentLocale } from "@candor/contract/messages/locale";
import { calls as addresses } from "../wire/calls.ts";
import { storedCampaign } from "../wire/campaign.ts";
import { machineClock } from "../wire/clock.ts";
import { debugHeaders, debugSwitchesOn } from "../wire/developer-mode.ts";
import { overHttp } from "../wire/http.ts";
import { type Ask, type CallerOptions, type MadeCall, openCalls } from "../wire/request.ts";
import type { Announce } from "../wire/retries.ts";
import { browserStorage } from "../wire/stored-values.ts";
import { bestTransport, type Transport, type WireAnswer } from "../wire/transport.ts";
import { pageEnvironment } from "./environment.ts";
import { trail } from "./here.ts";
import { measure } from "./measurements.ts";
import { noteForDevelopers, type PageSocket, pageSocket } from "./page-socket.ts";

/** The session that calls belong to. */
type HeldSession = Pick<CallerOptions, "token" | "unauthorized">;

export interface Wire {
  readonly socket: PageSocket;
  /** L-02, W-07: makes calls through the socket if it is connected, otherwise over plain HTTP. */
  readonly calls: (options: CallsOptions) => Ask;
  /** C-01: calls belong to this session from now on, unless they name another one. */
  readonly hold: (session: HeldSession) => void;
  /** Over plain HTTP: what the page reports about itself, also while the person leaves it. */
  readonly parting: Ask;
}

interface CallsOptions {
  readonly session?: HeldSession;
  readonly announce: Announce;
  /** A single call that probably no other follows: it uses an open socket, but opens none. */
  readonly single?: boolean;
}

let opened: Promise<Wire> | undefined;

/** Opened once for this page. @throws EnvironmentUnavailable */
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
  const socket = pageSocket(async () => {
    const { makePageSocket } = await import("./make-page-socket.ts");
    const made = makePageSocket(apiUrl);
    made.watch(noteForDevelopers);
    return made;
  });
  const http = overHttp({ fetch, apiUrl });
  const best = bestTransport(socket, http);
  const way = (single: boolean): Transport => {
    if (debugSwitchesOn(browserStorage()).includes("http")) return http;
    return single && !socket.connected ? http : best;
  };
  const common = {
    clock: machineClock,
    locale: currentLocale,
    campaign: () => storedCampaign(sessionStorage),
    debugHeaders: () => debugHeaders(browserStorage()),
  };
  const nobody: HeldSession = { token: () => undefined };
  let held = nobody;
  const ofPage: HeldSession = {
    token: () => held.token(),
    unauthorized: (carried) => held.unauthorized?.(carried) ?? false,
  };
  return {
    socket,
    hold: (session) => {
      held = session;
    },
    calls: ({ session = ofPage, announce, single = false }) =>
      openCalls({
        ...common,
        ...session,
        transport: (request, signal) => way(single)(request, signal),
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

/** Records only the path's pattern: the address itself may contain somebody's search. */
function noteCall({ name, milliseconds, answer }: MadeCall): void {
  const { method, path } = addresses[name];
  const call = `${method} ${path}`;
  const outcome = answer?.status ?? "no answer";
  trail.note(`${call}: ${outcome}`);
  measure("call", milliseconds, { call: name, outcome });
  noteTimes(`${call}: ${outcome}`, answer);
}

/** C-04: the server reports times only to developers. */
function noteTimes(call: string, answer: WireAnswer | undefined): void {
  if (answer?.headers["server-timing"] === undefined) return;
  import("../developer/log.ts").then((log) => log.noteTimes(call, answer)).catch(() => undefined);
}
