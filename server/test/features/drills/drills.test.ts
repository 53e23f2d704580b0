import { once } from "node:events";
import { drillNames } from "@candor/contract/drills/names";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faultOf } from "../../../src/features/drills/rules/faults.ts";
import type { FaultyRequest } from "../../../src/platform/http/faults.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { converse, listen } from "../../harness/socket.ts";

let server: TestApp;
let address: string;

beforeAll(async () => {
  server = await startApp();
  address = await listen(server);
});
afterAll(() => server.close());

/** The cookie that an answer gives a browser. */
async function cookieFrom(
  method: "GET" | "POST" | "DELETE",
  cookie?: string,
  payload?: object,
): Promise<string> {
  const headers = cookie === undefined ? {} : { cookie };
  const { headers: sent } = await server.ask(method, "/dev/drills", { headers, ...(payload && { payload }) });
  return String(sent["set-cookie"]).split(";")[0] ?? "";
}

const running = async (cookie: string) =>
  (await server.ask("GET", "/dev/drills", { headers: { cookie } })).body.running;
const searchStatus = async (cookie?: string) =>
  (await server.ask("POST", "/rest/jobs/search", { payload: {}, ...(cookie && { headers: { cookie } }) }))
    .status;

describe("R-41 M-49 a drill", () => {
  it("breaks calls for the browser that started it, and for no other, until it is over", async () => {
    const other = await cookieFrom("GET");
    const cookie = await cookieFrom("POST", await cookieFrom("GET"), { name: "unavailable" });
    expect(await running(cookie)).toEqual({ name: "unavailable", endsAt: expect.any(String) });
    expect([await searchStatus(cookie), await searchStatus(other), await searchStatus()]).toEqual([
      503, 200, 200,
    ]);
    await server.advance(30_000);
    expect([await running(cookie), await searchStatus(cookie)]).toEqual([undefined, 200]);
  });

  it("can be ended before", async () => {
    const cookie = await cookieFrom("POST", undefined, { name: "serverError" });
    expect(await searchStatus(cookie)).toBe(500);
    const ended = await cookieFrom("DELETE", cookie);
    expect([await running(ended), await searchStatus(ended)]).toEqual([undefined, 200]);
  });

  it("has to be one of the list, and a made-up cookie starts none", async () => {
    expect((await server.ask("POST", "/dev/drills", { payload: { name: "fire" } })).status).toBe(400);
    for (const value of ["x", `${"a".repeat(22)}.fire.9999999999999`, `${"a".repeat(22)}.unavailable.soon`])
      expect(await searchStatus(`candor-drill=${value}`)).toBe(200);
  });

  it("drops the websockets of its browser, and lets none open while it runs", async () => {
    const [cookie, others] = [await cookieFrom("GET"), await cookieFrom("GET")];
    const connect = (of: string) => converse(address, { origin: server.origin, cookie: of });
    const [own, another] = [await connect(cookie), await connect(others)];
    const lost = once(own.socket, "close");
    const slow = await cookieFrom("POST", cookie, { name: "slow" });
    await lost;
    another.send({ kind: "ping" });
    expect(await another.next()).toEqual({ kind: "pong" });
    await expect(connect(slow)).rejects.toThrow("socket hang up");
    another.socket.terminate();
    (await connect(await cookieFrom("DELETE", slow))).socket.terminate();
  });

  it.each(drillNames)("%s spares the page that ends it", (name) => {
    const request: FaultyRequest = {
      method: "POST",
      path: "/chaos-lemur.data",
      byPage: false,
      isUpgrade: false,
    };
    expect(faultOf(name, request)).toBeUndefined();
    expect(faultOf(name, { ...request, method: "GET", path: "/chaos-lemur" })).toBeUndefined();
    expect(
      faultOf(name, { ...request, method: "DELETE", path: "/dev/drills", byPage: true }),
    ).toBeUndefined();
  });

  it("slows pages, their data and calls, and not their files", () => {
    const slows = (path: string) =>
      faultOf("slow", { method: "GET", path, byPage: false, isUpgrade: false }) !== undefined;
    expect(["/", "/search", "/search.data", "/rest/profile", "/env"].map(slows)).toEqual(Array(5).fill(true));
    expect(["/assets/shell-1a2b.js", "/sw.js", "/icon.svg", "/dev/mailbox"].map(slows)).toEqual(
      Array(4).fill(false),
    );
  });
});
