import { once } from "node:events";
import type { AddressInfo } from "node:net";
import websocket from "@fastify/websocket";
import Fastify, { type FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { ConcurrencyLimit } from "../../../../src/platform/http/concurrency-limit.ts";
import { publicOrigin } from "../../../../src/platform/http/origin.ts";
import type { Listener } from "../../../../src/platform/http/sockets/topics.ts";
import { serveWebsocket, websocketOptions } from "../../../../src/platform/http/sockets/websocket.ts";

const origin = "http://candor.test";
const mostOpen = 2;
const subscription = JSON.stringify({
  kind: "request",
  id: 1,
  method: "SUBSCRIBE",
  url: "/rest/notifications",
});

let app: FastifyInstance;
let lines: string[];
let open: WebSocket[];
const subscribe = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  [lines, open] = [[], []];
  subscribe.mockResolvedValue({ status: 404, body: null });
  const loggerInstance = pino({ level: "warn" }, { write: (line) => lines.push(line) });
  app = Fastify({ loggerInstance }) as unknown as FastifyInstance;
  await app.register(websocket, websocketOptions(app));
  // Behind a proxy, this machine's address counts as well.
  const openSockets = new ConcurrencyLimit(mostOpen, { behindProxy: true });
  serveWebsocket(app, { origin: publicOrigin(origin), topics: { subscribe }, openSockets });
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(async () => {
  for (const socket of open) socket.terminate();
  await app.close();
  vi.useRealTimers();
});

async function connect(options: { readonly autoPong?: boolean } = {}): Promise<WebSocket> {
  const { port } = app.server.address() as AddressInfo;
  const address = `ws://127.0.0.1:${port}/rest/websocket`;
  const socket = new WebSocket(address, { headers: { origin }, ...options });
  open.push(socket);
  await once(socket, "open");
  return socket;
}

async function closed(socket: WebSocket): Promise<number> {
  const [code] = await once(socket, "close");
  return code as number;
}

/** Resolves once the server answers: it is connected. */
async function isAnswered(socket: WebSocket): Promise<string> {
  socket.send(JSON.stringify({ kind: "ping" }));
  const [answer] = await once(socket, "message");
  return String(answer);
}

it("a subscription is cancelled when its socket left before it was granted", async () => {
  const cancel = vi.fn();
  const [asked, granted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  subscribe.mockImplementation(async () => {
    asked.resolve();
    await granted.promise;
    return { status: 200, body: null, subscription: { cancel } };
  });
  const socket = await connect();
  socket.send(subscription);
  await asked.promise;
  socket.terminate();
  await expect.poll(() => app.websocketServer.clients.size).toBe(0);
  granted.resolve();
  await expect.poll(() => cancel.mock.calls.length).toBe(1);
});

it("a frame that breaks the protocol is no error of ours", async () => {
  const socket = await connect();
  socket.send("x".repeat(70_000));
  expect(await closed(socket)).toBe(1009);
  expect(lines).toEqual([]);
});

it("one network address has no more sockets open than its limit, and gets another once one is closed", async () => {
  const [first, second] = [await connect(), await connect()];
  expect(await closed(await connect())).toBe(1013);
  expect(await isAnswered(second)).toBe('{"kind":"pong"}');
  first.terminate();
  await expect.poll(() => app.websocketServer.clients.size).toBe(1);
  expect(await isAnswered(await connect())).toBe('{"kind":"pong"}');
});

it("a socket whose other side no longer answers pings is ended, and one that answers is kept", async () => {
  const [silent, present] = [await connect({ autoPong: false }), await connect()];
  const pinged = Promise.all([once(silent, "ping"), once(present, "ping")]);
  vi.advanceTimersByTime(30_000);
  await pinged;
  // Its pong is read before this is.
  await isAnswered(present);
  vi.advanceTimersByTime(30_000);
  expect(await closed(silent)).toBe(1006);
  expect(await isAnswered(present)).toBe('{"kind":"pong"}');
});

it("a socket may send 600 frames in ten seconds, and is closed at the next one", async () => {
  const socket = await connect();
  let pongs = 0;
  const ended = new Promise<unknown>((resolve) => {
    socket.on("message", () => {
      pongs += 1;
      if (pongs > 600) resolve("answered");
    });
    socket.on("close", resolve);
  });
  for (let frame = 0; frame < 601; frame++) socket.send('{"kind":"ping"}');
  expect([await ended, pongs]).toEqual([1008, 600]);
});

describe("a socket that gets more than it has read", () => {
  async function subscribed(): Promise<{ socket: WebSocket; listener: Listener }> {
    const granted = Promise.withResolvers<Listener>();
    subscribe.mockImplementation(async (_url, _authorization, listener: Listener) => {
      granted.resolve(listener);
      return { status: 200, body: null };
    });
    const socket = await connect();
    const answered = once(socket, "message");
    socket.send(subscription);
    await answered;
    return { socket, listener: await granted.promise };
  }

  const mebibyte = "x".repeat(1024 * 1024);

  it("is cut off once more than a mebibyte waits for it", async () => {
    const { socket, listener } = await subscribed();
    socket.pause();
    // The system's own buffers take the first few.
    for (let sent = 0; sent < 32; sent++) listener.deliver(mebibyte);
    const states = [...app.websocketServer.clients].map(({ readyState }) => readyState);
    expect(states).toEqual([WebSocket.CLOSING]);
  });

  it("stays open as long as it reads", async () => {
    const { socket, listener } = await subscribed();
    for (let sent = 0; sent < 32; sent++) {
      const read = once(socket, "message");
      listener.deliver(mebibyte);
      await read;
    }
    expect(socket.readyState).toBe(WebSocket.OPEN);
  });
});
