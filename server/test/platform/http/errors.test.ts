import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { PassThrough } from "node:stream";
import { finished } from "node:stream/promises";
import Fastify, { type FastifyRequest } from "fastify";
import { expect, it } from "vitest";
import { answerErrors } from "../../../src/platform/http/errors.ts";
import { Problem } from "../../../src/platform/http/problem.ts";
import { openLog } from "../../../src/platform/log.ts";

function serving(answer: (request: FastifyRequest) => unknown) {
  const lines: string[] = [];
  const app = Fastify({ loggerInstance: openLog("warn", { write: (line) => lines.push(line) }) });
  answerErrors(app as never);
  app.get("/", answer);
  return { app, lines };
}

async function answerTo(message: string) {
  const { app, lines } = serving(() => {
    throw Object.assign(new Error(message), { code: "ECONNRESET" });
  });
  return { status: (await app.inject("/")).statusCode, lines: lines.length };
}

/** Fails as a stream does that closes before its end. */
async function closeTooEarly(): Promise<never> {
  const stream = new PassThrough();
  const ending = finished(stream);
  stream.destroy();
  await ending;
  throw new Error("It has ended after all.");
}

it("a visitor who hangs up during a body causes no error and no log line", async () => {
  expect(await answerTo("aborted")).toEqual({ status: 400, lines: 0 });
});

it("a database that hangs up causes one, and is reported as one that comes back", async () => {
  expect(await answerTo("read ECONNRESET")).toEqual({ status: 503, lines: 1 });
});

it("a reader who leaves before the answer ends causes no error", async () => {
  const { app, lines } = serving(async ({ raw }) => {
    reader.destroy();
    if (!raw.socket.destroyed) await once(raw.socket, "close");
    return closeTooEarly();
  });
  const answered = new Promise((resolve) => app.addHook("onError", async () => setImmediate(resolve)));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const reader = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  reader.write("GET / HTTP/1.1\r\nhost: candor.test\r\n\r\n");
  await answered;
  await app.close();
  expect(lines).toEqual([]);
});

it("an answer of ours that ends too early causes one", async () => {
  const { app, lines } = serving(closeTooEarly);
  expect((await app.inject("/")).statusCode).toBe(500);
  expect(lines).toHaveLength(1);
});

it("what is refused because of load causes no log line; a failure does", async () => {
  const linesOf = async (problem: Problem) => {
    const { app, lines } = serving(() => {
      throw problem;
    });
    expect((await app.inject("/")).statusCode).toBe(503);
    return lines.length;
  };
  expect(await linesOf(new Problem("overloaded"))).toBe(0);
  expect(await linesOf(new Problem("unavailable", { shed: true }))).toBe(0);
  expect(await linesOf(new Problem("unavailable"))).toBe(1);
});
