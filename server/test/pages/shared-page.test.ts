import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { lookUpJob } from "@candor/contract/jobs/routes";
import type { RenderPage } from "@candor/contract/pages";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startApp, type TestApp } from "../harness/app.ts";
import { pageParts, servePagesOf } from "../harness/pages.ts";

let server: TestApp;
let pages: FastifyInstance;
/** Answers the calls of pages with these statuses, in order. */
let statuses: number[];
let made: number;
let release: () => void;

const html = { "content-type": "text/html" };

/** `/slow` isn't for everyone, and its first copy isn't complete until `release`; `/left` waits for its first visitor to leave. */
const render: RenderPage = async (request, { call, viewed }) => {
  made += 1;
  const { pathname } = new URL(request.url);
  viewed(pathname);
  if (pathname === "/slow") {
    const headers = { ...html, "cache-control": "no-store" };
    return new Response(made === 1 ? untilReleased() : "<p>whole</p>", { headers });
  }
  if (pathname === "/left" && made === 1) {
    await once(request.signal, "abort");
    return new Response("<p>cut off", { headers: html });
  }
  const { ok } = await call(lookUpJob, { params: { id: "1" } });
  return new Response(ok ? "<p>whole</p>" : "<p>without an answer</p>", { headers: html });
};

function untilReleased(): ReadableStream {
  return new ReadableStream({
    start(controller) {
      release = () => controller.close();
    },
  });
}

beforeEach(async () => {
  server = await startApp();
  const app = Fastify();
  app.get("/rest/job-lookup/:id", (_request, reply) => {
    const status = statuses.shift() ?? 200;
    return reply.code(status).send({ status });
  });
  [made, statuses] = [0, []];
  pages = await servePagesOf({ ...pageParts(server, render), app });
});
afterEach(async () => {
  await pages.close();
  await server.close();
});

const bodyOf = async (url: string) => (await pages.inject(url)).body;

it("a page that isn't for everyone holds up nobody who asks for the same one while it is sent to a slow reader", async () => {
  const slow = bodyOf("/slow");
  const other = bodyOf("/slow");
  await vi.waitFor(() => expect(made).toBe(2));
  release();
  expect([await slow, await other]).toEqual(["", "<p>whole</p>"]);
});

it.each([429, 500, 503])(
  "a page that lacks a part because of a %i is kept for nobody else",
  async (status) => {
    statuses = [status];
    const bodies = [await bodyOf("/parts"), await bodyOf("/parts"), await bodyOf("/parts")];
    expect(bodies).toEqual(["<p>without an answer</p>", "<p>whole</p>", "<p>whole</p>"]);
    expect(made).toBe(2);
  },
);

it("a page that lacks a part because there is none is kept", async () => {
  statuses = [404];
  expect([await bodyOf("/parts"), await bodyOf("/parts")]).toEqual(Array(2).fill("<p>without an answer</p>"));
});

it("a page that was cut off because its visitor left is kept for nobody else", async () => {
  await pages.listen({ port: 0 });
  const { port } = pages.server.address() as AddressInfo;
  const visitor = connect(port, "localhost", () =>
    visitor.write("GET /left HTTP/1.1\r\nHost: localhost\r\n\r\n"),
  );
  await vi.waitFor(() => expect(made).toBe(1));
  const waiting = bodyOf("/left");
  visitor.destroy();
  expect(await waiting).toBe("<p>whole</p>");
});
