import type { Answer, Sent } from "@candor/contract/client";
import type { ProblemDocument } from "@candor/contract/problems";
import type { Route } from "@candor/contract/route";
import { authorizationOf } from "./authorization.ts";
import { type CallName, calls, type Routes } from "./calls.ts";
import { type Campaign, utmParameters } from "./campaign.ts";
import type { Clock } from "./clock.ts";
import { ConnectionLost } from "./connection-lost.ts";
import { RequestFailed } from "./request-failed.ts";
import { type Announce, untilAnswered } from "./retries.ts";
import type { Transport, WireAnswer, WireRequest } from "./transport.ts";

export interface CallerOptions {
  readonly transport: Transport;
  readonly clock: Clock;
  readonly announce: Announce;
  readonly token: () => string | undefined;
  /** S-08, S-09: called with a 401's token. Returns whether to repeat the call. */
  readonly unauthorized?: (carried: string | undefined) => boolean;
  readonly locale: () => string;
  readonly campaign: () => Campaign;
  /** Sent with every call (C-04). */
  readonly debugHeaders?: () => Readonly<Record<string, string>>;
  /** Called for each try of a call when it ends. */
  readonly made?: (call: MadeCall) => void;
}

export interface MadeCall {
  readonly name: CallName;
  readonly milliseconds: number;
  /** Absent if none arrived. */
  readonly answer?: WireAnswer;
}

/** An `Idempotency-Key` is allowed only if the server honors it. */
type CallOptions<R extends Route> = {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
} & (R extends { readonly idempotent: true } ? { readonly idempotencyKey?: string } : unknown);

/** One of the contract's calls, by name. @throws RequestFailed, ConnectionLost, or the signal's reason */
export type Ask = <N extends CallName>(
  name: N,
  sent: Sent<Routes[N]>,
  options?: CallOptions<Routes[N]>,
) => Promise<Answer<Routes[N]>>;

/** Makes the calls of hydrated pages (C-01 to C-05). */
export function openCalls(options: CallerOptions): Ask {
  return async <N extends CallName>(
    name: N,
    sent: Sent<Routes[N]>,
    { signal, ...extra }: AnyCallOptions = {},
  ) => {
    const { method, safe } = calls[name];
    const repeatable = method === "GET" || safe === true || extra.idempotencyKey !== undefined;
    let carried: string | undefined;
    const attempt = () =>
      untilAnswered(
        () => {
          // Built for each try: its token may be renewed, or expire, in between.
          const request = requestOf(name, sent as AnySent, extra, options);
          carried = request.headers["authorization"]?.slice("Bearer ".length);
          return told(name, options.transport(request, signal), options);
        },
        { ...options, signal, repeatable },
      );
    let answer = await attempt();
    if (isOfToken(answer) && options.unauthorized?.(carried)) answer = await attempt();
    if (answer.status < 200 || answer.status > 299) throw new RequestFailed(answer);
    return answer.body as Answer<Routes[N]>;
  };
}

async function told(
  name: CallName,
  answering: Promise<WireAnswer>,
  { clock, made }: CallerOptions,
): Promise<WireAnswer> {
  const started = clock.now();
  const end = (answer?: WireAnswer) =>
    made?.({ name, milliseconds: clock.now() - started, ...(answer && { answer }) });
  try {
    const answer = await answering;
    end(answer);
    return answer;
  } catch (error) {
    if (error instanceof ConnectionLost) end();
    throw error;
  }
}

/** A 401 is about the token, unless it refuses a credential in the call. */
function isOfToken({ status, body }: WireAnswer): boolean {
  return status === 401 && (body as Partial<ProblemDocument> | undefined)?.code !== "credential-refused";
}

type AnyCallOptions = CallOptions<Route & { readonly idempotent: true }>;

type Plain = string | number | boolean | undefined;
type Query = Readonly<Record<string, Plain | readonly Plain[]>>;

interface AnySent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Query;
  readonly body?: unknown;
}

function requestOf(
  name: CallName,
  { params = {}, query = {}, body }: AnySent,
  { headers, idempotencyKey }: AnyCallOptions,
  options: CallerOptions,
): WireRequest {
  const { method, path } = calls[name];
  const parameters = new URLSearchParams([...pairsOf(query), ...utmParameters(options.campaign())]);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ""));
  return {
    method,
    url: parameters.size > 0 ? `${filled}?${parameters}` : filled,
    headers: {
      "accept-language": options.locale(),
      ...authorizationOf(options.token(), options.clock.now()),
      ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
      ...options.debugHeaders?.(),
      ...headers,
    },
    ...(body !== undefined && { body }),
  };
}

/** Lists become repeated names; `undefined` is not sent. */
function pairsOf(query: Query): [string, string][] {
  return Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((one): [string, string][] => (one === undefined ? [] : [[name, String(one)]])),
  );
}
