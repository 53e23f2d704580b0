import websocket from "@fastify/websocket";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerErrors } from "../../../src/platform/http/errors.ts";
import { type Fault, injectFaults } from "../../../src/platform/http/faults.ts";

interface Browser {
  readonly asks: string;
}

const faults: Readonly<Record<string, Fault>> = {
  cut: { cut: true },
  refused: { problem: "unavailable" },
  answered: { answer: { status: 401, json: { made: "up" } } },
  silent: { answer: { status: 401 } },
  header: { header: ["x-drill", "yes"] },
};

let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  answerErrors(app);
  await app.register(websocket);
  injectFaults<Browser>(app, {
    browserOf: (cookies) => (cookies === undefined ? undefined : { asks: cookies }),
    faultOf: ({ asks }, { path, byPage }) => {
      const [name = "", where] = asks.split("-");
      return path === "/call" && byPage === (where === "page") ? faults[name] : undefined;
    },
  });
  app.get("/call", async (_request, reply) => reply.header("x-drill", "no").send({ real: true }));
  app.post("/page", async () => (await app.inject("/call")).json<object>());
});
afterAll(() => app.close());

const call = (cookie?: string) =>
  app.inject({ url: "/call", headers: cookie === undefined ? {} : { cookie } });

describe("a fault", () => {
  it("concerns only the browser that asked for it", async () => {
    expect((await call()).json()).toEqual({ real: true });
    expect((await call("nothing")).json()).toEqual({ real: true });
    expect((await call("refused")).json()).toMatchObject({ status: 503, code: "unavailable" });
  });

  it("answers in place of the route, also without a body", async () => {
    const answered = await call("answered");
    expect([answered.statusCode, answered.json()]).toEqual([401, { made: "up" }]);
    const silent = await call("silent");
    expect([silent.statusCode, silent.body]).toEqual([401, ""]);
  });

  it("has the last word about a header", async () => {
    expect((await call()).headers["x-drill"]).toBe("no");
    expect((await call("header")).headers["x-drill"]).toBe("yes");
  });

  it("breaks a connection without an answer", async () => {
    await expect(call("cut")).rejects.toThrow();
  });

  it("reaches the calls that a page makes for its browser, and no other page's", async () => {
    const page = (cookie: string) =>
      app.inject({ method: "POST", url: "/page", headers: { cookie }, payload: { typed: "text" } });
    const [hit, spared] = await Promise.all([page("refused-page"), page("nothing")]);
    expect(hit.json()).toMatchObject({ code: "unavailable" });
    expect(spared.json()).toEqual({ real: true });
    expect((await call("refused-page")).json()).toEqual({ real: true });
  });
});
