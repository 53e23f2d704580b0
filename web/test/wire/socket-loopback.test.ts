import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { clientFrame, type ServerFrame } from "@candor/contract/websocket";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type WebSocket as FarSocket, WebSocketServer } from "ws";
import { overHttp } from "../../app/wire/http.ts";
import { openCalls } from "../../app/wire/request.ts";
import { makeSocket, type SocketEvent, type WireSocket } from "../../app/wire/socket.ts";
import { bestTransport } from "../../app/wire/transport.ts";
import { type FakeClock, fakeClock } from "./fake-clock.ts";

const topic = "/rest/notifications";
let server: WebSocketServer;
let far: FarSocket;
let socket: WireSocket;
let clock: FakeClock;
let apiUrl: string;
const happening = new EventTarget();

/** The next event of a kind: waits for the network, never for a time. */
const next = (kind: SocketEvent["kind"]) =>
  once(happening, kind).then(([event]) => (event as CustomEvent<SocketEvent>).detail);

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: "127.0.0.1", path: "/rest/websocket" });
  server.on("connection", (connected) => {
    far = connected;
    far.on("message", (data: Buffer) => respond(clientFrame.parse(JSON.parse(data.toString()))));
  });
  await once(server, "listening");
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  clock = fakeClock();
  const open = next("opened");
  socket = makeSocket({ apiUrl, clock, WebSocket });
  socket.watch((event) => happening.dispatchEvent(new CustomEvent(event.kind, { detail: event })));
  socket.open();
  await open;
});

afterEach(async () => {
  socket.close();
  for (const client of server.clients) client.terminate();
  await new Promise((resolve) => server.close(resolve));
});

const say = (frame: ServerFrame) => far.send(JSON.stringify(frame));

/** Answers as the product's server does: once for each frame. */
function respond(frame: ReturnType<typeof clientFrame.parse>): void {
  if (frame.kind === "ping") return say({ kind: "pong" });
  const { id, url } = frame;
  say({ kind: "response", id, status: 200, headers: {}, body: { over: "socket", url } });
  if (frame.method === "SUBSCRIBE") say({ kind: "message", url, body: "welcome" });
}

it("L-02 W-07 a call goes over the socket while it is connected, and over HTTP when it is not", async () => {
  const ask = openCalls({
    transport: bestTransport(
      socket,
      overHttp({ apiUrl, fetch: async () => Response.json({ over: "http" }) }),
    ),
    clock,
    announce: () => () => undefined,
    token: () => undefined,
    locale: () => "en-US",
    campaign: () => ({ source: "news" }),
  });
  const call = () => ask("lookUpJob", { params: { id: "7" } });
  expect(await call()).toEqual({ over: "socket", url: "/rest/job-lookup/7?utm_source=news" });
  const closed = next("closed");
  far.close(1012);
  expect(await closed).toEqual({ kind: "closed", code: 1012 });
  expect(await call()).toEqual({ over: "http" });
});

it("L-03 W-03 a subscription is made again after the connection broke", async () => {
  const delivered: unknown[] = [];
  const message = next("message");
  socket.subscribe(
    topic,
    (body) => delivered.push(body),
    () => ({}),
  );
  expect(await message).toEqual({ kind: "message", url: topic, body: "welcome" });

  const closed = next("closed");
  far.terminate();
  expect(await closed).toEqual({ kind: "closed", code: 1006 });
  const again = next("message");
  await clock.advance(1000);
  await again;
  expect(delivered).toEqual(["welcome", "welcome"]);
});

it("W-05 a ping is a frame that the contract knows, and its pong keeps the connection", async () => {
  const pinged = once(far, "message");
  await clock.advance(30_000);
  await pinged;
  // Frames arrive in order, so whatever follows the pong proves that it has arrived.
  const debug = next("debug");
  say({ kind: "debug", text: "after the pong" });
  await debug;
  await clock.advance(5000);
  expect(socket.connected).toBe(true);
});

it("W-06 a server that says nothing is given up after 5 s", async () => {
  far.removeAllListeners("message");
  const closed = next("closed");
  await clock.advance(34_999);
  expect(socket.connected).toBe(true);
  await clock.advance(1);
  expect(await closed).toEqual({ kind: "closed", code: undefined });
});
