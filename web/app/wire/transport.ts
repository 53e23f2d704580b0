import { limits } from "@candor/contract/limits";
import type { Route } from "@candor/contract/route";

export interface WireRequest {
  readonly method: Route["method"];
  /** Path and query. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface WireAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed if it is JSON; `undefined` or `null` if it is empty. */
  readonly body: unknown;
}

/** Sends one request to the server. @throws ConnectionLost */
export type Transport = (request: WireRequest, signal?: AbortSignal) => Promise<WireAnswer>;

/**
 * L-02, W-07: through the socket if it is connected, otherwise plain HTTP. The first call that could have gone through
 * the socket opens it for those that follow.
 */
export function bestTransport(
  socket: { readonly connected: boolean; readonly send: Transport; open(): void },
  http: Transport,
): Transport {
  return (request, signal) => {
    if (!fitsSocket(request)) return http(request, signal);
    if (socket.connected) return socket.send(request, signal);
    socket.open();
    return http(request, signal);
  };
}

/** Limit for a frame's address, from the contract's frame schema. */
const urlCharacters = 4000;
/** A frame's size in addition to its request. */
const envelopeBytes = 100;

/** Only HTTP carries the session's cookie, which the calls of `/rest/auth/` set, read and clear. */
function fitsSocket(request: WireRequest): boolean {
  const { url } = request;
  if (!url.startsWith("/rest/") || url.startsWith("/rest/auth/") || url.length > urlCharacters) return false;
  const bytes = new TextEncoder().encode(JSON.stringify(request)).length;
  return bytes + envelopeBytes <= limits.websocketFrameBytes;
}
