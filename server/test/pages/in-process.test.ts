import { lookUpJob } from "@candor/contract/jobs/routes";
import { searchJobs, suggest } from "@candor/contract/search/routes";
import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { describe, expect, it, vi } from "vitest";
import { inProcess } from "../../src/pages/in-process.ts";
import type { Visitor } from "../../src/pages/visitor.ts";
import { ordinary, refuseSlowBodies } from "../../src/platform/http/bodies/slow-bodies.ts";
import { logRequest } from "../../src/platform/http/request-log.ts";
import { openLog } from "../../src/platform/log.ts";

const stranger: Visitor = {
  signedIn: false,
  account: undefined,
  impersonated: undefined,
  hasEndedImpersonation: false,
  provisional: undefined,
  isKnown: false,
  headers: () => ({}),
  receive: () => undefined,
  setCookies: [],
  campaign: {},
};

/** A server that answers calls as told, and a page that makes one. */
function serverWhosePage(calls: (call: ReturnType<typeof inProcess>) => Promise<unknown>): FastifyInstance {
  const app = Fastify();
  app.all("/rest/*", async (request, reply) => {
    if (request.url.endsWith("/0")) return reply.code(404).send({ code: "job-not-found", status: 404 });
    return { url: request.url, body: request.body, ip: request.ip };
  });
  app.get("/page", (request) => calls(inProcess(app, request, stranger)));
  return app;
}

describe("a page's call in the process", () => {
  it("carries the parts of its route, and the visitor's address", async () => {
    const app = serverWhosePage(async (call) => [
      await call(searchJobs, { body: { query: "go" } }),
      await call(lookUpJob, { params: { id: "1/2?x" } }),
      await call(suggest, { query: { q: "a&b" } }),
    ]);
    const answer = await app.inject({ url: "/page", remoteAddress: "203.0.113.7" });
    const visitor = { ip: "203.0.113.7" };
    expect(answer.json()).toEqual([
      { ok: true, answer: { url: "/rest/jobs/search", body: { query: "go" }, ...visitor } },
      { ok: true, answer: { url: "/rest/job-lookup/1%2F2%3Fx", ...visitor } },
      { ok: true, answer: { url: "/rest/jobs/suggest?q=a%26b", ...visitor } },
    ]);
  });

  it("is made once for all parts of a page that read the same at the same time", async () => {
    let count = 0;
    const app = Fastify();
    app.all("/rest/*", () => ({ count: ++count }));
    const parts = async (call: ReturnType<typeof inProcess>) => {
      const look = (id: string) => call(lookUpJob, { params: { id } });
      const search = () => call(searchJobs, { body: { query: "go" } });
      return [await Promise.all([look("1"), look("1"), look("2"), search(), search()]), await look("1")];
    };
    app.get("/page", (request) => parts(inProcess(app, request, stranger)));
    const counted = (at: number) => ({ ok: true, answer: { count: at } });
    expect((await app.inject("/page")).json()).toEqual([
      [counted(1), counted(1), counted(2), counted(3), counted(4)],
      counted(5),
    ]);
  });

  it("C-03: carries the campaign that brought its visitor, with the parameters of its route", async () => {
    const campaign = { utm_source: "news", utm_medium: "mail" };
    const app = Fastify();
    app.all("/rest/*", (request) => ({ query: request.query }));
    app.get("/page", (request) =>
      inProcess(app, request, { ...stranger, campaign })(suggest, { query: { q: "a" } }),
    );
    expect((await app.inject("/page")).json()).toMatchObject({ answer: { query: { ...campaign, q: "a" } } });
  });

  it("is here at once, and not watched as a slow sender's body is", async () => {
    const app = serverWhosePage((call) => call(searchJobs, { body: { query: "go" } }));
    refuseSlowBodies(app);
    const watches = vi.spyOn(globalThis, "setTimeout");
    expect((await app.inject("/page")).json()).toMatchObject({ ok: true });
    expect(watches.mock.calls.map(([, milliseconds]) => milliseconds)).not.toContain(ordinary);
    watches.mockRestore();
  });

  it("logs no line for a page whose search was shed, as none is logged for the search", async () => {
    const lines: string[] = [];
    const log = openLog("error", { write: (line) => lines.push(line) });
    const app = Fastify();
    app.all("/rest/jobs/search", (_request, reply) => reply.code(503).send({ code: "overloaded" }));
    app.all("/rest/jobs/suggest", (_request, reply) => reply.code(503).send({ code: "unavailable" }));
    app.addHook("onResponse", async (request, reply) => {
      if (!request.url.startsWith("/rest/")) logRequest(log, request, reply);
    });
    app.get("/search", async (request, reply) => {
      await inProcess(app, request, stranger)(searchJobs, { body: { query: "go" } });
      return reply.code(503).send("shed");
    });
    app.get("/suggestions", async (request, reply) => {
      await inProcess(app, request, stranger)(suggest, { query: { q: "go" } });
      return reply.code(503).send("failed");
    });
    await app.inject("/search");
    await app.inject("/suggestions");
    expect(lines.map((line) => JSON.parse(line).route)).toEqual(["/suggestions"]);
  });

  it("tells the page of answers that hold for now only", async () => {
    const failed = vi.fn();
    const app = Fastify();
    app.all("/rest/job-lookup/:status", (request, reply) => {
      const { status } = request.params as { readonly status: string };
      return reply.code(Number(status)).send({ status: Number(status) });
    });
    const toldOf = async (id: string) => {
      failed.mockClear();
      const page = { ip: "203.0.113.7", headers: {}, cookies: {} } as unknown as FastifyRequest;
      await inProcess(app, page, stranger, { failed })(lookUpJob, { params: { id } });
      return failed.mock.calls.length;
    };
    const told = [];
    for (const status of ["200", "404", "422", "429", "500", "503"]) told.push(await toldOf(status));
    expect(told).toEqual([0, 0, 0, 1, 1, 1]);
  });

  it("answers a refusal with its problem document", async () => {
    const app = serverWhosePage((call) => call(lookUpJob, { params: { id: "0" } }));
    const answer = await app.inject("/page");
    expect(answer.json()).toEqual({ ok: false, problem: { code: "job-not-found", status: 404 } });
  });
});
