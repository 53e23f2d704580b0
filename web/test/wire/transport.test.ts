import { describe, expect, it } from "vitest";
import { ConnectionLost } from "../../app/wire/connection-lost.ts";
import { overHttp } from "../../app/wire/http.ts";
import { bestTransport, type WireRequest } from "../../app/wire/transport.ts";

const request: WireRequest = { method: "GET", url: "/rest/profile", headers: { accept: "x" } };

describe("the way of a request", () => {
  const way = async (connected: boolean, part: Partial<WireRequest>) => {
    const by = (name: string) => async () => ({ status: 200, headers: {}, body: name });
    let opened = 0;
    const socket = { connected, send: by("socket"), open: () => (opened += 1) };
    const answer = await bestTransport(socket, by("http"))({ ...request, ...part });
    return [answer.body, opened];
  };
  it.each<[string, Partial<WireRequest>]>([
    ["a call", {}],
    ["a body of 65,000 bytes", { body: "a".repeat(65_000) }],
    ["an address of 4,000 characters", { url: "/rest/".padEnd(4000, "x") }],
  ])("L-02 W-07 of %s is the socket when it is connected, else HTTP", async (_, part) => {
    expect(await way(true, part)).toEqual(["socket", 0]);
    expect(await way(false, part)).toEqual(["http", 1]);
  });

  it.each<[string, Partial<WireRequest>]>([
    ["sets the session's cookie", { method: "POST", url: "/rest/auth/login?timezoneOffset=0" }],
    ["is outside /rest/", { url: "/env" }],
    ["is larger than a frame may be", { body: "ü".repeat(33_000) }],
    ["has a longer address than a frame may", { url: "/rest/".padEnd(4001, "x") }],
  ])("is HTTP for what %s", async (_, part) => {
    expect(await way(true, part)).toEqual(["http", 0]);
  });
});

describe("plain HTTP", () => {
  const asked: [unknown, RequestInit | undefined][] = [];
  const over = (response: () => Response | Promise<Response>) =>
    overHttp({
      apiUrl: "https://api.example",
      fetch: async (address, init) => {
        asked.push([address, init]);
        return response();
      },
    });

  it("goes on when its page is left, unless a browser would refuse it for its size", async () => {
    const parting = overHttp({
      apiUrl: "https://api.example",
      keepalive: true,
      fetch: async (address, init) => {
        asked.push([address, init]);
        return Response.json({});
      },
    });
    asked.length = 0;
    await parting({ ...request, method: "POST", body: "a" });
    await parting({ ...request, method: "POST", body: "ü".repeat(20_000) });
    expect(asked.map(([, init]) => init?.keepalive)).toEqual([true, undefined]);
  });

  it("goes to the API's address, with JSON where there is a body", async () => {
    const send = over(() => Response.json({ a: 1 }, { status: 201, headers: { "X-Request-Id": "7" } }));
    asked.length = 0;
    const answer = await send({ ...request, method: "POST", body: { b: 2 } });
    await send(request);
    expect(answer).toEqual({
      status: 201,
      headers: { "content-type": "application/json", "x-request-id": "7" },
      body: { a: 1 },
    });
    expect(asked).toEqual([
      [
        "https://api.example/rest/profile",
        { method: "POST", headers: { accept: "x", "content-type": "application/json" }, body: '{"b":2}' },
      ],
      ["https://api.example/rest/profile", { method: "GET", headers: { accept: "x" } }],
    ]);
  });

  it.each([
    ["nothing", () => new Response(null, { status: 204 }), undefined],
    ["no JSON", () => new Response("<h1>Bad gateway</h1>", { status: 502 }), "<h1>Bad gateway</h1>"],
  ])("gives back %s as it came", async (_, response, body) => {
    expect((await over(response)(request)).body).toBe(body);
  });

  it.each([
    ["no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
    [
      "an answer that breaks off",
      () => new Response(new ReadableStream({ pull: (c) => c.error(new Error()) })),
    ],
  ])("L-01 says of %s that the connection is lost", async (_, response) => {
    await expect(over(response)(request)).rejects.toBeInstanceOf(ConnectionLost);
  });

  it("calls a browser's fetch as a function, not as a method", async () => {
    const receivers: unknown[] = [];
    const send = overHttp({
      apiUrl: "https://api.example",
      async fetch(this: unknown) {
        receivers.push(this);
        return Response.json({});
      },
    });
    await send(request);
    expect(receivers).toEqual([undefined]);
  });

  it("ends for the reason of the caller who gave up", async () => {
    const send = over(() => Promise.reject(new DOMException("", "AbortError")));
    await expect(send(request, AbortSignal.abort("enough"))).rejects.toBe("enough");
  });
});
