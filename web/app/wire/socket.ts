import type { RequestFrame, ServerFrame } from "@candor/contract/websocket";
import { type Cancel, type Clock, pause } from "./clock.ts";
import { beats, type Connection, connect } from "./connection.ts";
import { ConnectionLost } from "./connection-lost.ts";
import { PendingRequests } from "./pending-requests.ts";
import { type Deliver, type Headers, Subscriptions } from "./subscriptions.ts";
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

type Happened = (event: SocketEvent) => void;

/** One socket next to plain HTTP (W-01 to W-07). It connects when it is opened. */
export function makeSocket(options: SocketOptions): WireSocket {
  const { clock } = options;
  const url = `${options.apiUrl.replace(/^http/, "ws")}/rest/websocket`;
  const pending = new PendingRequests();
  const subscriptions = new Subscriptions();
  const watching = new Set<Happened>();
  let connection: Connection | undefined;
  let connected = false;
  let wanted = false;

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
    for (const [topic, headers] of subscriptions.topics()) tell("SUBSCRIBE", topic, headers);
    happened({ kind: "opened" });
  }

  function closed(code: number | undefined, spacing: Promise<void>): void {
    connected = false;
    connection = undefined;
    pending.rejectAll();
    happened({ kind: "closed", code });
    void spacing.then(() => wanted && !connection && attempt());
  }

  function received(frame: Exclude<ServerFrame, { kind: "pong" }>): void {
    if (frame.kind === "response") return pending.answer(frame);
    if (frame.kind === "message") subscriptions.deliver(frame.url, frame.body);
    if (frame.kind === "error" && frame.id !== undefined) pending.reject(frame.id);
    happened(frame);
  }

  function request(frame: Omit<RequestFrame, "kind" | "id">): Promise<WireAnswer> {
    const through = connection;
    if (!through) return Promise.reject(new ConnectionLost("The socket is closed."));
    return pending.start((id) => through.send({ kind: "request", id, ...frame }));
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
      const isFirst = subscriptions.add(topic, deliver, headers);
      if (connected && isFirst) tell("SUBSCRIBE", topic, headers);
      open();
      return () => {
        const wasLast = subscriptions.remove(topic, deliver);
        if (connected && wasLast) tell("UNSUBSCRIBE", topic, headers);
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
