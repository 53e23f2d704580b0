import type { RequestFrame, ServerFrame } from "@candor/contract/websocket";
import { type Cancel, type Clock, pause } from "./clock.ts";
import { beats, type Connection, connect } from "./connection.ts";
import { ConnectionLost, type Transport, type WireAnswer } from "./transport.ts";

export type SocketEvent =
  | Extract<ServerFrame, { kind: "message" | "error" | "debug" | "waterfall" }>
  | { readonly kind: "opened" }
  /** The contract's `sessionEndedCode` says that the session is over; no code: it was given up. */
  | { readonly kind: "closed"; readonly code: number | undefined }
  | { readonly kind: "refused"; readonly url: string; readonly status: number };

export interface SocketOptions {
  readonly apiUrl: string;
  readonly clock: Clock;
  readonly WebSocket: new (url: string) => WebSocket;
  /** Who subscribes, asked each time: a connection outlives tokens. */
  readonly headers: () => Readonly<Record<string, string>>;
  readonly happened: (event: SocketEvent) => void;
}

export interface WireSocket {
  readonly connected: boolean;
  readonly send: Transport;
  /** Holds over reconnections, until what it gives back is called. */
  subscribe(url: string, deliver: Deliver): Cancel;
  close(): void;
}

type Deliver = (body: unknown) => void;

/** @public Hydrated pages keep one open beside plain HTTP (W-01 to W-07). */
export function openSocket(options: SocketOptions): WireSocket {
  const { clock, happened } = options;
  const url = `${options.apiUrl.replace(/^http/, "ws")}/rest/websocket`;
  const waiting = new Map<RequestFrame["id"], PromiseWithResolvers<WireAnswer>>();
  const topics = new Map<string, Set<Deliver>>();
  let connection: Connection;
  let connected = false;
  let wanted = true;
  let lastId = 0;

  function attempt(): void {
    // Starts with the attempt: after a long connection the next one comes at once (L-03, K-05).
    const spacing = pause(clock, beats.reconnectSeconds * 1000);
    connection = connect({ ...options, url, opened, received, closed: (code) => closed(code, spacing) });
  }

  function opened(): void {
    connected = true;
    for (const topic of topics.keys()) tell("SUBSCRIBE", topic);
    happened({ kind: "opened" });
  }

  function closed(code: number | undefined, spacing: Promise<void>): void {
    connected = false;
    for (const request of waiting.values()) request.reject(new ConnectionLost("The socket closed."));
    happened({ kind: "closed", code });
    void spacing.then(() => wanted && attempt());
  }

  function received(frame: Exclude<ServerFrame, { kind: "pong" }>): void {
    if (frame.kind === "response") return waiting.get(frame.id)?.resolve(frame);
    if (frame.kind === "message") for (const deliver of topics.get(frame.url) ?? []) deliver(frame.body);
    if (frame.kind === "error" && frame.id !== undefined)
      waiting.get(frame.id)?.reject(new ConnectionLost("The server did not take the request."));
    happened(frame);
  }

  function request(frame: Omit<RequestFrame, "kind" | "id">): Promise<WireAnswer> {
    const id = (lastId += 1);
    const answer = Promise.withResolvers<WireAnswer>();
    waiting.set(id, answer);
    connection.send({ kind: "request", id, ...frame });
    return answer.promise.finally(() => waiting.delete(id));
  }

  function tell(method: "SUBSCRIBE" | "UNSUBSCRIBE", topic: string): void {
    request({ method, url: topic, headers: options.headers() }).then(
      ({ status }) => status !== 200 && happened({ kind: "refused", url: topic, status }),
      // Lost with its connection: the next one subscribes again to what is wanted then.
      () => undefined,
    );
  }

  attempt();
  return {
    get connected() {
      return connected;
    },
    send: (sent) => request(sent),
    subscribe(topic, deliver) {
      const delivers = topics.get(topic) ?? new Set();
      topics.set(topic, delivers.add(deliver));
      if (connected && delivers.size === 1) tell("SUBSCRIBE", topic);
      return () => {
        if (!delivers.delete(deliver) || delivers.size > 0) return;
        topics.delete(topic);
        if (connected) tell("UNSUBSCRIBE", topic);
      };
    },
    close() {
      wanted = false;
      connection.close();
    },
  };
}
