import { once } from "node:events";
import type { AddressInfo } from "node:net";
import websocket from "@fastify/websocket";
import Fastify from "fastify";
import { pino } from "pino";
import { expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { publicOrigin } from "../../../src/platform/http/origin.ts";
import { serveWebsocket, websocketOptions } from "../../../src/platform/http/websocket.ts";

it("a subscription is cancelled when its socket left before it was granted", async () => {
  const cancel = vi.fn();
  const [asked, granted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const topics = {
    async subscribe() {
      asked.resolve();
      await granted.promise;
      return { status: 200, body: null, subscription: { cancel } };
    },
  };
  const app = Fastify();
  await app.register(websocket);
  const origin = "http://candor.test";
  serveWebsocket(app, { origin: publicOrigin(origin), topics });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/rest/websocket`, { headers: { origin } });
  await once(socket, "open");
  socket.send(JSON.stringify({ kind: "request", id: 1, method: "SUBSCRIBE", url: "/rest/notifications" }));
  await asked.promise;
  socket.terminate();
  await expect.poll(() => app.websocketServer.clients.size).toBe(0);
  granted.resolve();
  await expect.poll(() => cancel.mock.calls.length).toBe(1);
  await app.close();
});

it("a frame that breaks the protocol is no error of ours", async () => {
  const lines: string[] = [];
  const app = Fastify({ loggerInstance: pino({ level: "warn" }, { write: (line) => lines.push(line) }) });
  await app.register(websocket, websocketOptions);
  const origin = "http://candor.test";
  const topics = { subscribe: async () => ({ status: 404, body: null }) };
  serveWebsocket(app as never, { origin: publicOrigin(origin), topics });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/rest/websocket`, { headers: { origin } });
  await once(socket, "open");
  socket.send("x".repeat(70_000));
  const [code] = await once(socket, "close");
  expect(code).toBe(1009);
  expect(lines).toEqual([]);
  await app.close();
});
