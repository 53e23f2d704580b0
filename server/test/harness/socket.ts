import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect } from "vitest";
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

/** Subscribes a person to a topic; resolves once that is confirmed. */
export async function subscribe(
  conversation: Conversation,
  { headers }: { readonly headers: object },
  topic = "/rest/notifications",
): Promise<void> {
  conversation.send(request("subscription", "SUBSCRIBE", topic, { headers }));
  expect(await conversation.next()).toMatchObject({ id: "subscription", status: 200 });
}

/** All notices up to now: whatever was sent before a ping arrives before its answer. */
export async function heard(server: TestApp, conversation: Conversation): Promise<string[]> {
  await server.parts.settled();
  conversation.send({ kind: "ping" });
  const texts: string[] = [];
  for (;;) {
    const frame = await conversation.next();
    if (frame.kind === "pong") return texts;
    texts.push(`${frame.body.text} ${frame.body.href}`);
  }
}

export function request(id: string, method: string, url: string, rest: object = {}) {
  return { kind: "request", id, method, url, ...rest };
}
