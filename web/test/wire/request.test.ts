import { describe, expect, it } from "vitest";
import { ConnectionLost } from "../../app/wire/connection-lost.ts";
import { type CallerOptions, openCalls } from "../../app/wire/request.ts";
import { RequestFailed } from "../../app/wire/request-failed.ts";
import type { WireAnswer, WireRequest } from "../../app/wire/transport.ts";
import { fakeClock, startOfTime } from "./fake-clock.ts";

const problem = {
  type: "about:blank",
  title: "Not found",
  status: 404,
  detail: "This job is not here.",
  code: "job-not-found",
  key: "job.notFound",
  instance: "1",
} as const;

const secondsFromStart = (seconds: number) => startOfTime / 1000 + seconds;
const jwtOf = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.s`;

function caller(parts: Partial<CallerOptions> & { answer?: Partial<WireAnswer> } = {}) {
  const sent: WireRequest[] = [];
  const ask = openCalls({
    transport: async (request) => {
      sent.push(request);
      return { status: 200, headers: {}, body: null, ...parts.answer };
    },
    clock: fakeClock(),
    announce: () => () => undefined,
    token: () => undefined,
    locale: () => "en-US",
    campaign: () => ({}),
    ...parts,
  });
  return { ask, sent };
}

it("K-15 each try of a call is told, with its answer or none", async () => {
  const made: unknown[] = [];
  const { ask } = caller({ made: ({ name, answer }) => made.push([name, answer?.status]) });
  await ask("ping", {});
  const lost = caller({
    made: ({ name, answer }) => made.push([name, answer?.status]),
    transport: async () => Promise.reject(new ConnectionLost("The line is down.")),
  });
  await expect(lost.ask("logOut", {})).rejects.toThrow("The line is down.");
  expect(made).toEqual([
    ["ping", 200],
    ["logOut", undefined],
  ]);
});

describe("a call", () => {
  it.each([
    ["unexpired", jwtOf({ exp: secondsFromStart(1) }), true],
    // Claims whose encoding has the letters that differ in base64url.
    ["unexpired with - and _", jwtOf({ exp: secondsFromStart(1), name: "???>>>ÿÿ" }), true],
    ["expiring now", jwtOf({ exp: secondsFromStart(0) }), false],
    ["expired", jwtOf({ exp: secondsFromStart(-1) }), false],
    ["without expiry", jwtOf({ sub: "1" }), false],
    ["with an expiry that is no number", jwtOf({ exp: "soon" }), false],
    ["with null for claims", `h.${btoa("null")}.s`, false],
    ["unreadable", "nonsense", false],
    ["absent", undefined, false],
  ])("C-01 V-42 with a token that is %s", async (_, jwt, attached) => {
    const { ask, sent } = caller({ token: () => jwt });
    await ask("readProfile", { query: {} });
    expect(sent[0]?.headers["authorization"]).toBe(attached ? `Bearer ${jwt}` : undefined);
  });

  it("C-02 names the locale, C-04 carries debug headers", async () => {
    const { ask, sent } = caller({
      locale: () => "de-DE",
      debugHeaders: () => ({ "candor-debug": "trace" }),
    });
    await ask("ping", {});
    expect(sent).toEqual([
      { method: "GET", url: "/ping", headers: { "accept-language": "de-DE", "candor-debug": "trace" } },
    ]);
  });

  it.each([
    ["no parameters", {}, "/rest/job-lookup/7"],
    ["a campaign", { source: "a&b", medium: "mail" }, "/rest/job-lookup/7?utm_source=a%26b&utm_medium=mail"],
  ])("C-03 E-31 has %s in its address", async (_, campaign, url) => {
    const { ask, sent } = caller({ campaign: () => campaign });
    await ask("lookUpJob", { params: { id: "7" } });
    expect(sent[0]?.url).toBe(url);
  });

  it("puts the campaign after its own parameters, and leaves out what is undefined", async () => {
    const { ask, sent } = caller({ campaign: () => ({ source: "news" }) });
    await ask("suggest", { query: { q: "c++ & go", kind: undefined } });
    expect(sent[0]?.url).toBe("/rest/jobs/suggest?q=c%2B%2B+%26+go&utm_source=news");
  });

  it("keeps a parameter within its part of the path", async () => {
    const { ask, sent } = caller();
    await ask("lookUpJob", { params: { id: "../auth?x" } });
    expect(sent[0]?.url).toBe("/rest/job-lookup/..%2Fauth%3Fx");
  });

  it("sends its body and gives the answer back", async () => {
    const { ask, sent } = caller({ answer: { status: 202, body: { accepted: 1 } } });
    const answer = await ask("recordAction", { body: [{ name: "apply" }] }, { idempotencyKey: "k" });
    expect(answer).toEqual({ accepted: 1 });
    expect(sent[0]).toMatchObject({ body: [{ name: "apply" }], headers: { "idempotency-key": "k" } });
  });

  it.each([
    [400, "application/problem+json; charset=utf-8", problem, problem],
    [404, "application/problem+json", problem, problem],
    [502, "text/html", "<h1>Bad gateway</h1>", undefined],
    [500, undefined, undefined, undefined],
    [304, undefined, undefined, undefined],
    [199, undefined, undefined, undefined],
  ])("C-05 fails on status %i of type %s", async (status, type, body, kept) => {
    const { ask } = caller({ answer: { status, headers: type ? { "content-type": type } : {}, body } });
    const error = await ask("ping", {}).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(RequestFailed);
    expect(error).toMatchObject({ status });
    expect((error as RequestFailed).problem).toEqual(kept);
  });

  it("makes no second try of an answer that is not OK", async () => {
    const { ask, sent } = caller({ answer: { status: 503 } });
    await expect(ask("ping", {})).rejects.toBeInstanceOf(RequestFailed);
    expect(sent).toHaveLength(1);
  });
});
