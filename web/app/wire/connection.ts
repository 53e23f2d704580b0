import type { ClientFrame, heartbeat, ServerFrame } from "@candor/contract/websocket";
import type { Cancel, Clock } from "./clock.ts";

export interface ConnectionOptions {
  readonly url: string;
  readonly clock: Clock;
  readonly WebSocket: new (url: string) => WebSocket;
  readonly opened: () => void;
  readonly received: (frame: Exclude<ServerFrame, { kind: "pong" }>) => void;
  /** Called once, whether it was ever open or not; without a code if we gave it up. Nothing is received afterwards. */
  readonly closed: (code: number | undefined) => void;
}

export interface Connection {
  send(frame: ClientFrame): void;
  close(): void;
}

/** The contract's values, tied to them by their type: its module would load its schemas. */
export const beats: typeof heartbeat = { pingSeconds: 30, pongTimeoutSeconds: 5, reconnectSeconds: 1 };

/** One websocket with its heartbeat (W-05, W-06). */
export function connect(options: ConnectionOptions): Connection {
  const { clock } = options;
  const socket = new options.WebSocket(options.url);
  let over = false;
  let cancelPing: Cancel | undefined;
  let cancelTimeout: Cancel | undefined;

  const send = (frame: ClientFrame): void => socket.send(JSON.stringify(frame));

  /** Doesn't wait for the close to be confirmed: on a dead connection nobody confirms it. */
  function end(code?: number): void {
    if (over) return;
    over = true;
    cancelPing?.();
    socket.close();
    options.closed(code);
  }

  function pingLater(): void {
    cancelPing = clock.after(beats.pingSeconds * 1000, () => {
      send({ kind: "ping" });
      cancelTimeout = clock.after(beats.pongTimeoutSeconds * 1000, () => end());
      pingLater();
    });
  }

  socket.addEventListener("open", () => {
    if (over) return;
    pingLater();
    options.opened();
  });
  socket.addEventListener("message", ({ data }) => {
    if (over) return;
    const frame = JSON.parse(data as string) as ServerFrame;
    if (frame.kind === "pong") cancelTimeout?.();
    else options.received(frame);
  });
  socket.addEventListener("close", ({ code }) => end(code));

  return { send, close: () => end() };
}
