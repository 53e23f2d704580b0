import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepWhileWorking } from "../../../src/platform/http/keep-while-working.ts";

let app: FastifyInstance;

beforeEach(() => {
  app = Fastify();
  keepWhileWorking(app);
});
afterEach(() => app.close());

function answerWith(handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>): void {
  app.route({ method: "POST", url: "/work", handler });
}

async function timeOut({ raw: { socket } }: FastifyRequest): Promise<void> {
  socket.setTimeout(1);
  await once(socket, "timeout");
}

async function send(body: string): Promise<Socket> {
  await app.listen({ host: "127.0.0.1", port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  await once(socket, "connect");
  const head = ["POST /work HTTP/1.1", "Host: candor", "Content-Type: text/plain", "Content-Length: 4"];
  socket.write(`${head.join("\r\n")}\r\nConnection: close\r\n\r\n${body}`);
  return socket;
}

describe("a connection that is silent for too long", () => {
  it("is kept while we work on its request", async () => {
    answerWith(async (request) => {
      await timeOut(request);
      return "done";
    });
    expect(await text(await send("wait"))).toMatch(/^HTTP\/1\.1 200 [\s\S]*done$/);
  });

  it("is closed while we wait for its request", async () => {
    app.addHook("preParsing", (request, _reply, payload, done) => {
      void timeOut(request);
      done(null, payload);
    });
    answerWith(async () => "done");
    expect(await text(await send("wa"))).toBe("");
  });

  it("is closed while our answer isn't read", async () => {
    answerWith(async (request, reply) => {
      reply.raw.writeHead(200);
      reply.raw.write("half");
      await timeOut(request);
      reply.hijack();
    });
    const answer = await text(await send("wait")).catch(String);
    expect(answer).toContain("half");
  });
});
