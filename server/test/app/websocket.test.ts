import { once } from "node:events";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { setAdministrator } from "../../src/features/accounts/commands/appoint.ts";
import { startApp, type TestApp } from "../harness/app.ts";
import { signIn } from "../harness/sign-in.ts";
import { type Conversation, converse, listen, request } from "../harness/socket.ts";

let server: TestApp;
let address: string;
let open: Conversation[];
let count = 0;

beforeAll(async () => {
  server = await startApp();
  address = await listen(server);
});
afterAll(() => server.close());
beforeEach(() => {
  open = [];
});
afterEach(() => {
  for (const conversation of open) conversation.socket.terminate();
});

async function connect(headers: Record<string, string> = { origin: server.origin }): Promise<Conversation> {
  const conversation = await converse(address, headers);
  open.push(conversation);
  return conversation;
}

describe("the websocket", () => {
  it.each([{ origin: "https://evil.example" }, {}])(
    "W-01 opens to our own pages only, not to %j",
    async (headers) => {
      const socket = new WebSocket(address, { headers: headers as Record<string, string> });
      const [error] = await once(socket, "error");
      expect(String(error)).toContain("403");
    },
  );

  it.each(["/ping?e=SECRET", "/", "/metrics"])("W-01 opens at no other address: %s", async (path) => {
    const socket = new WebSocket(address.replace("/rest/websocket", path), {
      headers: { origin: server.origin },
    });
    const [error] = await once(socket, "error");
    expect(String(error)).toContain("404");
  });

  it("W-02 W-05 answers a ping with a pong", async () => {
    const conversation = await connect();
    conversation.send({ kind: "ping" });
    expect(await conversation.next()).toEqual({ kind: "pong" });
  });

  it("W-07 serves a request through the same route, gate and validation as HTTP", async () => {
    const conversation = await connect();
    conversation.send(request("1", "POST", "/rest/jobs/search", { body: { size: 1 } }));
    expect(await conversation.next()).toMatchObject({
      kind: "response",
      id: "1",
      status: 200,
      body: { documents: [] },
    });
    conversation.send(request("2", "POST", "/rest/jobs/search", { body: { size: 1000 } }));
    expect(await conversation.next()).toMatchObject({
      id: "2",
      status: 400,
      body: { code: "invalid-request" },
    });
    conversation.send(request("3", "GET", "/rest/profile"));
    expect(await conversation.next()).toMatchObject({ id: "3", status: 401, body: { code: "unauthorized" } });
  });

  it("takes each request's own authorization, and is anonymous without", async () => {
    const { jwt } = await signIn(server, "wes@example.com");
    const conversation = await connect();
    conversation.send(request("1", "GET", "/rest/profile", { headers: { authorization: `Bearer ${jwt}` } }));
    expect(await conversation.next()).toMatchObject({ status: 200, body: { email: "wes@example.com" } });
    conversation.send(request("2", "GET", "/rest/profile"));
    expect(await conversation.next()).toMatchObject({ status: 401 });
  });

  it.each([
    "/metrics",
    "/rest/../metrics",
    "/rest/%2e%2e/metrics",
    "//evil.example/rest/x",
    "http://evil.example/rest/x",
    "/dev/mailbox.json",
    "/rest/websocket",
  ])("serves nothing outside /rest: %s", async (url) => {
    const conversation = await connect();
    conversation.send(request("1", "GET", url));
    expect(await conversation.next()).toMatchObject({ kind: "error", id: "1" });
  });

  it.each(["not json", "[]", '{"kind":"pong"}', '{"kind":"request"}', "null"])(
    "answers %s with an error",
    async (text) => {
      const conversation = await connect();
      conversation.send(text);
      expect(await conversation.next()).toMatchObject({ kind: "error" });
    },
  );

  it("names the frame that it doesn't understand, if that has an id", async () => {
    const conversation = await connect();
    conversation.send(JSON.stringify({ kind: "request", id: 7, method: "HEAD", url: "/rest/profile" }));
    expect(await conversation.next()).toMatchObject({ kind: "error", id: 7 });
  });

  it("refuses a body that is nested too deeply, as the sender's fault", async () => {
    const conversation = await connect();
    const body = `${"[".repeat(30_000)}${"]".repeat(30_000)}`;
    conversation.send(`{"kind":"request","id":"1","method":"POST","url":"/rest/actions","body":${body}}`);
    expect(await conversation.next()).toEqual({
      kind: "error",
      id: "1",
      body: { text: "The body is nested too deeply." },
    });
  });

  it("closes on a frame above 64 KiB", async () => {
    const conversation = await connect();
    conversation.send(JSON.stringify(request("1", "POST", "/rest/actions", { body: "x".repeat(65_536) })));
    const [code] = await once(conversation.socket, "close");
    expect(code).toBe(1009);
  });

  const traced = { headers: { "Candor-Debug": "trace, frames" } };

  it("W-02, C-04: a request that asks for its times gets a debug frame and a waterfall of its parts", async () => {
    const conversation = await connect();
    conversation.send(request("1", "POST", "/rest/jobs/search?x=1", { ...traced, body: { query: "kelp" } }));
    expect(await conversation.next()).toMatchObject({ kind: "response", id: "1", status: 200 });
    expect(await conversation.next()).toEqual({
      kind: "debug",
      text: expect.stringMatching(/^POST \/rest\/jobs\/search: 200, \d+ bytes in [\d.]+ ms$/),
    });
    const waterfall = await conversation.next();
    expect(waterfall).toMatchObject({ kind: "waterfall", id: "1" });
    const names = waterfall.spans.map(({ name }: { name: string }) => name);
    const parts = ["receive", "gate", "parse", "index", "records", "handler", "serialize"];
    expect(names).toEqual(["POST /rest/jobs/search", ...parts]);
    const [total, ...others] = waterfall.spans.map(
      ({ milliseconds }: { milliseconds: number }) => milliseconds,
    );
    for (const part of others) expect(part).toBeLessThanOrEqual(total);
  });

  it("W-02 a request that doesn't ask for times gets only its response", async () => {
    const conversation = await connect();
    conversation.send(request("1", "GET", "/rest/jobs/suggest?q=a"));
    const { headers } = await conversation.next();
    expect(headers).not.toHaveProperty("server-timing");
    conversation.send({ kind: "ping" });
    expect(await conversation.next()).toEqual({ kind: "pong" });
  });
});

describe("a subscription to notifications", () => {
  const subscribe = (jwt: string | undefined) =>
    request(
      "s",
      "SUBSCRIBE",
      "/rest/notifications",
      jwt ? { headers: { authorization: `Bearer ${jwt}` } } : {},
    );

  it("W-03 needs a session: 401 without, 200 with", async () => {
    const conversation = await connect();
    conversation.send(subscribe(undefined));
    expect(await conversation.next()).toMatchObject({ kind: "response", id: "s", status: 401 });
    const { jwt } = await signIn(server, "sue@example.com");
    conversation.send(subscribe(jwt));
    expect(await conversation.next()).toMatchObject({ kind: "response", id: "s", status: 200 });
  });

  it("W-04 K-09 delivers how to show a notice, to that person's sockets only", async () => {
    const mine = await signIn(server, "tom@example.com");
    const other = await signIn(server, "una@example.com");
    const [socket, stranger] = [await connect(), await connect()];
    socket.send(subscribe(mine.jwt));
    stranger.send(subscribe(other.jwt));
    await Promise.all([socket.next(), stranger.next()]);
    await signIn(server, "tom@example.com");
    expect(await socket.next()).toEqual({
      kind: "message",
      url: "/rest/notifications",
      body: {
        key: "session.startedElsewhere",
        text: "Someone signed in to your account on another device.",
        tone: "information",
        timeout: 5000,
      },
    });
    stranger.send({ kind: "ping" });
    expect(await stranger.next()).toEqual({ kind: "pong" });
  });

  it("W-03 ends when it is unsubscribed", async () => {
    const { jwt } = await signIn(server, "vic@example.com");
    const conversation = await connect();
    conversation.send(subscribe(jwt));
    await conversation.next();
    conversation.send(request("u", "UNSUBSCRIBE", "/rest/notifications"));
    expect(await conversation.next()).toMatchObject({ kind: "response", id: "u", status: 200 });
    await signIn(server, "vic@example.com");
    await server.parts.settled();
    conversation.send({ kind: "ping" });
    expect(await conversation.next()).toEqual({ kind: "pong" });
  });

  it("W-03 ends although it is unsubscribed before its session was found", async () => {
    const { jwt } = await signIn(server, "zed@example.com");
    const conversation = await connect();
    conversation.send(subscribe(jwt));
    conversation.send(request("u", "UNSUBSCRIBE", "/rest/notifications"));
    await Promise.all([conversation.next(), conversation.next()]);
    await signIn(server, "zed@example.com");
    await server.parts.settled();
    conversation.send({ kind: "ping" });
    expect(await conversation.next()).toEqual({ kind: "pong" });
  });

  it("closes its socket with 4401 within a second of the session's end", async () => {
    const { jwt } = await signIn(server, "xen@example.com");
    const conversation = await connect();
    conversation.send(subscribe(jwt));
    await conversation.next();
    const closed = once(conversation.socket, "close");
    await server.ask("POST", "/rest/auth/logout", { headers: { authorization: `Bearer ${jwt}` } });
    const [code] = await closed;
    expect(code).toBe(4401);
  });

  describe("of an administrator who acts as somebody", () => {
    async function impersonated() {
      const [admin, person] = [`admin-${++count}@example.com`, `person-${count}@example.com`];
      await signIn(server, person);
      await setAdministrator(server.parts, admin, { granted: true });
      const own = await signIn(server, admin);
      const headers = { authorization: `Bearer ${own.jwt}` };
      const payload = { email: person, reason: "They asked why nothing is shown." };
      const { body } = await server.ask("POST", "/rest/admin/impersonation", { headers, payload });
      const conversation = await connect();
      conversation.send(subscribe(body.jwt));
      expect(await conversation.next()).toMatchObject({ status: 200 });
      return { admin, headers, socket: conversation.socket };
    }

    it("closes its socket only when the administrator's own session ends", async () => {
      const [one, another] = [await impersonated(), await impersonated()];
      const closed = once(one.socket, "close");
      await server.ask("POST", "/rest/auth/logout", { headers: one.headers });
      expect((await closed)[0]).toBe(4401);
      expect(another.socket.readyState).toBe(WebSocket.OPEN);
    });

    it("closes its socket with the administrator's right", async () => {
      const { admin, socket } = await impersonated();
      const closed = once(socket, "close");
      await setAdministrator(server.parts, admin, { granted: false });
      expect((await closed)[0]).toBe(4401);
    });
  });

  it("names no person: another topic is not found", async () => {
    const { jwt } = await signIn(server, "yan@example.com");
    const conversation = await connect();
    const headers = { authorization: `Bearer ${jwt}` };
    conversation.send(request("1", "SUBSCRIBE", "/rest/notifications/1", { headers }));
    expect(await conversation.next()).toMatchObject({ status: 404 });
  });
});
