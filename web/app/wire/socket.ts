import type { RequestFrame, ServerFrame } from "@candor/contract/websocket";
import { type Cancel, type Clock, pause } from "./clock.ts";
import { beats, type Connection, connect } from "./connection.ts";
import { ConnectionLost } from "./connection-lost.ts";
import type { Transport, WireAnswer } from "./transport.ts";

export type SocketEvent =
  | Extract<ServerFrame, { kind: "message" | "error" | "debug" | "waterfall" }>
  | { readonly kind: "opened" }
  /** The contract's `sessionEndedCode` says that the session has ended; no code means that it was given up. */
  | { readonly kind: "closed"; readonly code: number | undefined }
  | { readonly kind: "refused"; readonly url: string; readonly status: number };

export interface SocketOptions {
  readonly apiUrl: string;
  readonly clock: Clock;
  readonly WebSocket: new (url: string) => WebSocket;
}

export interface WireSocket {
  readonly connected: boolean;
  readonly send: Transport;
  /** Connects, and stays connected until it is closed. Does nothing while it is open. */
  open(): void;
  /** Remembers subscriptions: they are renewed when the socket is opened again. */
  close(): void;
  /** Opens the socket. Survives reconnections, until the returned function is called. */
  subscribe(url: string, deliver: Deliver, headers: Headers): Cancel;
  /** Reports everything that happens, until the returned function is called. */
  watch(happened: Happened): Cancel;
}

type Deliver = (body: unknown) => void;
/** The subscriber's headers, requested each time: a connection outlives tokens. */
type Headers = () => Readonly<Record<string, string>>;
type Happened = (event: SocketEvent) => void;

/** One socket next to plain HTTP (W-01 to W-07). It connects when it is opened. */
export function makeSocket(options: SocketOptions): WireSocket {
  const { clock } = options;
  const url = `${options.apiUrl.replace(/^http/, "ws")}/rest/websocket`;
  const waiting = new Map<RequestFrame["id"], PromiseWithResolvers<WireAnswer>>();
  const topics = new Map<string, { readonly delivers: Set<Deliver>; readonly headers: Headers }>();
  const watching = new Set<Happened>();
  let connection: Connection | undefined;
  let connected = false;
  let wanted = false;
  let lastId = 0;

  const happened: Happened = (event) => {
    for (const tell of watching) tell(event);
  };

  function attempt(): void {
    // Starts with the attempt: after a long connection the next one comes at once (L-03, K-05).
    const spacing = pause(clock, beats.reconnectSeconds * 1000);
    connection = connect({ ...options, url, opened, received, closed: (code) => closed(code, spacing) });
  }

  function opened(): void {
    connected = true;
    for (const [topic, { headers }] of topics) tell("SUBSCRIBE", topic, headers);
    happened({ kind: "opened" });
  }

  function closed(code: number | undefined, spacing: Promise<void>): void {
    connected = false;
    connection = undefined;
    for (const request of waiting.values()) request.reject(new ConnectionLost("The socket closed."));
    happened({ kind: "closed", code });
    void spacing.then(() => wanted && !connection && attempt());
  }

  function received(frame: Exclude<ServerFrame, { kind: "pong" }>): void {
    if (frame.kind === "response") return waiting.get(frame.id)?.resolve(frame);
    if (frame.kind === "message")
      for (const deliver of topics.get(frame.url)?.delivers ?? []) deliver(frame.body);
    if (frame.kind === "error" && frame.id !== undefined)
      waiting.get(frame.id)?.reject(new ConnectionLost("The server did not take the request."));
    happened(frame);
  }

  function request(frame: Omit<RequestFrame, "kind" | "id">): Promise<WireAnswer> {
    if (!connection) return Promise.reject(new ConnectionLost("The socket is closed."));
    const id = (lastId += 1);
    const answer = Promise.withResolvers<WireAnswer>();
    waiting.set(id, answer);
    connection.send({ kind: "request", id, ...frame });
    return answer.promise.finally(() => waiting.delete(id));
  }

  function tell(method: "SUBSCRIBE" | "UNSUBSCRIBE", topic: string, headers: Headers): void {
    request({ method, url: topic, headers: headers() }).then(
      ({ status }) => status !== 200 && happened({ kind: "refused", url: topic, status }),
      // Lost with its connection: the next one subscribes again to whatever is wanted then.
      () => undefined,
    );
  }

  function open(): void {
    wanted = true;
    if (!connection) attempt();
  }

  return {
    get connected() {
      return connected;
    },
    open,
    send: (sent) => request(sent),
    subscribe(topic, deliver, headers) {
      const { delivers } =
        topics.get(topic) ?? topics.set(topic, { delivers: new Set(), headers }).get(topic)!;
      delivers.add(deliver);
      if (connected && delivers.size === 1) tell("SUBSCRIBE", topic, headers);
      open();
      return () => {
        if (!delivers.delete(deliver) || delivers.size > 0) return;
        topics.delete(topic);
        if (connected) tell("UNSUBSCRIBE", topic, headers);
      };
    },
    watch(happens) {
      watching.add(happens);
      return () => void watching.delete(happens);
    },
    close() {
      wanted = false;
      connection?.close();
    },
  };
}
