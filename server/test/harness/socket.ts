import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { WebSocket } from "ws";
import type { TestApp } from "./app.ts";

export interface Conversation {
  readonly socket: WebSocket;
  send(frame: unknown): void;
  /** The next unread frame. */
  // oxlint-disable-next-line typescript/no-explicit-any -- frames are compared, not typed
  next(): Promise<any>;
}

/** Makes the server listen; resolves with the address of its websocket. */
export async function listen(server: TestApp): Promise<string> {
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  return `ws://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/rest/websocket`;
}

export async function converse(address: string, headers: Record<string, string>): Promise<Conversation> {
  const socket = new WebSocket(address, { headers });
  const frames: unknown[] = [];
  const waiting: ((frame: unknown) => void)[] = [];
  socket.on("message", (data: Buffer) => {
    const frame = JSON.parse(data.toString());
    const reader = waiting.shift();
    if (reader) reader(frame);
    else frames.push(frame);
  });
  await once(socket, "open");
  return {
    socket,
    send: (frame) => socket.send(typeof frame === "string" ? frame : JSON.stringify(frame)),
    next: () =>
      frames.length > 0 ? Promise.resolve(frames.shift()) : new Promise((resolve) => waiting.push(resolve)),
  };
}

export function request(id: string, method: string, url: string, rest: object = {}) {
  return { kind: "request", id, method, url, ...rest };
}
