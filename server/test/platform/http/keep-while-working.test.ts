import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepWhileWorking } from "../../../src/platform/http/keep-while-working.ts";

let app: FastifyInstance;
/** Lets the route answer. */
let finish: () => void;
/** Resolves when the server's side of the connection has been silent for too long. */
let timedOut: Promise<unknown>;

beforeEach(async () => {
  app = Fastify({ connectionTimeout: 50 });
  keepWhileWorking(app);
  const finished = new Promise<void>((resolve) => (finish = resolve));
  app.post("/work", async () => {
    await finished;
    return "done";
  });
  timedOut = once(app.server, "connection").then(([socket]) => once(socket as Socket, "timeout"));
  await app.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(() => app.close());

async function send(body: string): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  await once(socket, "connect");
  const head = ["POST /work HTTP/1.1", "Host: candor", "Content-Type: text/plain", "Content-Length: 4"];
  socket.write(`${head.join("\r\n")}\r\nConnection: close\r\n\r\n${body}`);
  return socket;
}

describe("a connection that is silent for too long", () => {
  it("is kept while we work on its request", async () => {
    const socket = await send("wait");
    await timedOut;
    finish();
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*done$/);
  });

  it("is closed while we wait for its request", async () => {
    const socket = await send("wa");
    expect(await text(socket)).toBe("");
  });
});
