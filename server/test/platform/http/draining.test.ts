import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { lookUpJob } from "@candor/contract/jobs/routes";
import websocket from "@fastify/websocket";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inProcess } from "../../../src/pages/in-process.ts";
import type { Visitor } from "../../../src/pages/visitor.ts";
import { serveHealth } from "../../../src/platform/health.ts";
import { ConcurrencyLimit } from "../../../src/platform/http/concurrency-limit.ts";
import { closeWhileStopping, drainable } from "../../../src/platform/http/draining.ts";
import { publicOrigin } from "../../../src/platform/http/origin.ts";
import { serveWebsocket, websocketOptions } from "../../../src/platform/http/sockets/websocket.ts";
import { converse, request } from "../../harness/socket.ts";

const stranger: Visitor = {
  signedIn: false,
  account: undefined,
  campaign: {},
  impersonated: undefined,
  hasEndedImpersonation: false,
  provisional: undefined,
  isKnown: false,
  headers: () => ({}),
  receive: () => undefined,
  setCookies: [],
};

const origin = publicOrigin("http://candor.test");
const soon = { grace: 0, patience: 10_000 };
/** Longer than any test: a test that waits for it fails. */
const endless = { grace: 600_000, patience: 0 };

let app: FastifyInstance;
let drain: ReturnType<typeof drainable>;
let url: string;
/** Whether the work of `/rest/slow` has begun, and how to end it. */
let begun: PromiseWithResolvers<void>;
let finish: PromiseWithResolvers<void>;
let sockets: Socket[];

beforeEach(async () => {
  begun = Promise.withResolvers();
  finish = Promise.withResolvers();
  sockets = [];
  const readiness = { stopping: false };
  app = Fastify();
  closeWhileStopping(app, readiness);
  await app.register(websocket, websocketOptions(app));
  const topics = { subscribe: async () => ({ status: 200, body: null }) };
  const openSockets = new ConcurrencyLimit(10, { behindProxy: false });
  serveWebsocket(app, { origin, topics, openSockets });
  serveHealth(app, readiness, {});
  app.get("/rest/slow", async () => {
    begun.resolve();
    await finish.promise;
    return { done: true };
  });
  app.get("/rest/job-lookup/:id", async () => ({ title: "Welder" }));
  app.get("/page", async (page) => {
    begun.resolve();
    await finish.promise;
    return inProcess(app, page, stranger)(lookUpJob, { params: { id: "1" } });
  });
  drain = drainable(app, readiness);
  url = await app.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(async () => {
  finish.resolve();
  for (const socket of sockets) socket.destroy();
  app.server.closeAllConnections();
  await app.close();
});

async function open(): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  sockets.push(socket);
  await once(socket, "connect");
  return socket;
}

function ask(socket: Socket, path: string): void {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: candor\r\n\r\n`);
}

/** Resolves when nobody can connect any more. */
async function stoppedListening(): Promise<void> {
  await expect.poll(() => app.server.listening).toBe(false);
}

describe("a server that was told to stop", () => {
  it("says so at /readyz to new connections, and lives", async () => {
    void drain(endless);
    const ready = await fetch(`${url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ ok: false, stopping: true });
    expect(ready.headers.get("connection")).toBe("close");
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it("answers a kept connection and closes it", async () => {
    const socket = await open();
    ask(socket, "/healthz");
    const [before] = await once(socket, "data");
    expect(String(before)).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: keep-alive/i);
    void drain(endless);
    ask(socket, "/healthz");
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close/i);
  });

  it("finishes a page, with the calls that the page makes in the process", async () => {
    const page = fetch(`${url}/page`);
    await begun.promise;
    const drained = drain(soon);
    await stoppedListening();
    finish.resolve();
    const answer = await page;
    expect(await answer.json()).toEqual({ ok: true, answer: { title: "Welder" } });
    expect(answer.headers.get("connection")).toBe("close");
    await drained;
  });

  it("W-01 answers frames under way, begins no other, then closes the socket with 1012", async () => {
    const conversation = await converse(`${url.replace("http", "ws")}/rest/websocket`, {
      origin: origin.url(),
    });
    const closed = once(conversation.socket, "close");
    conversation.send(request("1", "GET", "/rest/slow"));
    await begun.promise;
    const drained = drain(soon);
    await stoppedListening();
    const received: unknown[] = [];
    conversation.socket.on("message", (data: Buffer) => received.push(JSON.parse(data.toString())));
    conversation.send(request("2", "GET", "/rest/job-lookup/1"));
    // A connection's frames arrive in order, so its pong comes after everything sent before.
    conversation.socket.ping();
    await once(conversation.socket, "pong");
    finish.resolve();
    expect((await closed)[0]).toBe(1012);
    expect(received).toEqual([expect.objectContaining({ kind: "response", id: "1", status: 200 })]);
    await drained;
  });

  it("does not wait for connections that are idle or never sent anything", async () => {
    const [idle, silent] = [await open(), await open()];
    ask(idle, "/healthz");
    await once(idle, "data");
    const ends = [idle, silent].map((socket) => once(socket, "close"));
    await drain(soon);
    await Promise.all(ends);
  });

  it("abandons requests that do not finish in time", async () => {
    const socket = await open();
    ask(socket, "/rest/slow");
    await begun.promise;
    const closed = once(socket, "close");
    await drain({ grace: 0, patience: 1 });
    await closed;
  });
});
