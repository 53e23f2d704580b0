import { heartbeat, type ServerFrame } from "@candor/contract/websocket";
import { describe, expect, it } from "vitest";
import { beats } from "../../app/wire/connection.ts";
import { ConnectionLost } from "../../app/wire/connection-lost.ts";
import { makeSocket, type SocketEvent } from "../../app/wire/socket.ts";
import type { WireRequest } from "../../app/wire/transport.ts";
import { fakeClock, startOfTime } from "./fake-clock.ts";
import { fakeWebSockets, requestsAt } from "./fake-websocket.ts";

const profile: WireRequest = { method: "GET", url: "/rest/profile", headers: { authorization: "Bearer x" } };
const topic = "/rest/notifications";

function opened() {
  const clock = fakeClock();
  const { WebSocket, farEnds } = fakeWebSockets();
  const attemptedAt: number[] = [];
  const events: SocketEvent[] = [];
  let authorization = "Bearer 1";
  const socket = makeSocket({
    apiUrl: "https://api.example",
    clock,
    WebSocket: class extends WebSocket {
      constructor(url: string) {
        super(url);
        attemptedAt.push(clock.now() - startOfTime);
      }
    },
  });
  socket.watch((event) => events.push(event));
  socket.open();
  const headers = () => ({ authorization });
  const far = (index = farEnds.length - 1) => farEnds[index] as (typeof farEnds)[number];
  return {
    socket,
    headers,
    clock,
    far,
    farEnds,
    events,
    attemptedAt,
    renew: (to: string) => (authorization = to),
  };
}

const response = (id: number, body: unknown, status = 200): ServerFrame => ({
  kind: "response",
  id,
  status,
  headers: {},
  body,
});
const failureOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

describe("requests on the socket", () => {
  it("W-01 are at /rest/websocket of the API, and begin when it is open", () => {
    const { socket, far } = opened();
    expect(far().url).toBe("wss://api.example/rest/websocket");
    expect(socket.connected).toBe(false);
    far().open();
    expect(socket.connected).toBe(true);
  });

  it("W-02 get the response of their id, in whatever order", async () => {
    const { socket, far } = opened();
    far().open();
    const one = socket.send(profile);
    const two = socket.send({ ...profile, method: "POST", body: { a: 1 } });
    expect(far().frames).toEqual([
      { kind: "request", id: 1, ...profile },
      { kind: "request", id: 2, ...profile, method: "POST", body: { a: 1 } },
    ]);
    far().send(response(2, "two", 409));
    far().send(response(9, "nobody's"));
    far().send(response(1, "one"));
    expect(await one).toMatchObject({ status: 200, body: "one" });
    expect(await two).toMatchObject({ status: 409, body: "two" });
  });

  it("L-01 are lost with their connection, and with an error of their id", async () => {
    const { socket, far, events } = opened();
    far().open();
    const refused = failureOf(socket.send(profile));
    const cut = failureOf(socket.send(profile));
    const error: ServerFrame = { kind: "error", id: 1, body: { text: "Too many requests." } };
    far().send(error);
    expect(await refused).toBeInstanceOf(ConnectionLost);
    far().close(1006);
    expect(await cut).toBeInstanceOf(ConnectionLost);
    expect(events).toEqual([{ kind: "opened" }, error, { kind: "closed", code: 1006 }]);
    expect(socket.connected).toBe(false);
  });
});

describe("what the server says by itself", () => {
  it.each<ServerFrame>([
    { kind: "message", url: topic, body: { key: "x" } },
    { kind: "error", body: { text: "This is no frame that is understood." } },
    { kind: "debug", text: "slow" },
    { kind: "waterfall", id: 1, spans: [{ name: "search", milliseconds: 3 }] },
  ])("W-02 $kind reaches the listener", (frame) => {
    const { far, events } = opened();
    far().open();
    far().send(frame);
    expect(events).toEqual([{ kind: "opened" }, frame]);
  });

  it.each<ServerFrame>([{ kind: "pong" }, response(1, "nobody's")])("W-02 $kind does not", (frame) => {
    const { far, events } = opened();
    far().open();
    far().send(frame);
    expect(events).toEqual([{ kind: "opened" }]);
  });
});

describe("subscriptions", () => {
  it("W-03 W-04 bring the messages of their address until they end", () => {
    const { socket, headers, far } = opened();
    const delivered: unknown[] = [];
    far().open();
    const cancel = socket.subscribe(topic, (body) => delivered.push(body), headers);
    far().send({ kind: "message", url: topic, body: 1 });
    far().send({ kind: "message", url: "/rest/cms", body: 2 });
    cancel();
    far().send({ kind: "message", url: topic, body: 3 });
    cancel();
    expect(delivered).toEqual([1]);
    const subscriber = { headers: { authorization: "Bearer 1" } };
    expect(far().frames).toEqual([
      { kind: "request", id: 1, method: "SUBSCRIBE", url: topic, ...subscriber },
      { kind: "request", id: 2, method: "UNSUBSCRIBE", url: topic, ...subscriber },
    ]);
  });

  it("W-03 of one address are one for the server", () => {
    const { socket, headers, far } = opened();
    const delivered: string[] = [];
    far().open();
    const cancel = socket.subscribe(topic, () => delivered.push("one"), headers);
    const cancelOther = socket.subscribe(topic, () => delivered.push("other"), headers);
    far().send({ kind: "message", url: topic, body: 1 });
    cancel();
    far().send({ kind: "message", url: topic, body: 2 });
    expect(delivered).toEqual(["one", "other", "other"]);
    expect(requestsAt(far()).map(({ method }) => method)).toEqual(["SUBSCRIBE"]);
    cancelOther();
    expect(requestsAt(far()).map(({ method }) => method)).toEqual(["SUBSCRIBE", "UNSUBSCRIBE"]);
  });

  it("W-03 are made again on each connection, by who is signed in then", async () => {
    const { socket, headers, clock, far, renew } = opened();
    socket.subscribe(topic, () => undefined, headers);
    const cancel = socket.subscribe("/rest/cms", () => undefined, headers);
    expect(far().frames).toEqual([]);
    far().open();
    expect(requestsAt(far()).map(({ url }) => url)).toEqual([topic, "/rest/cms"]);
    far().close(1006);
    cancel();
    renew("Bearer 2");
    await clock.advance(1000);
    far().open();
    expect(requestsAt(far())).toEqual([
      { kind: "request", id: 3, method: "SUBSCRIBE", url: topic, headers: { authorization: "Bearer 2" } },
    ]);
  });

  it("W-03 open the socket, and are there again when it is opened after it was closed", () => {
    const { socket, headers, far, farEnds } = opened();
    socket.close();
    socket.subscribe(topic, () => undefined, headers);
    far().open();
    socket.close();
    expect(socket.connected).toBe(false);
    socket.open();
    far().open();
    expect(farEnds).toHaveLength(3);
    expect(requestsAt(far()).map(({ method, url }) => [method, url])).toEqual([["SUBSCRIBE", topic]]);
  });

  it("W-03 that the server refuses are told to the listener", async () => {
    const { socket, headers, clock, far, events } = opened();
    far().open();
    socket.subscribe(topic, () => undefined, headers);
    far().send(response(1, null, 401));
    await clock.advance(0);
    expect(events).toEqual([{ kind: "opened" }, { kind: "refused", url: topic, status: 401 }]);
  });
});

describe("the heartbeat", () => {
  it("K-03 K-04 K-05 is the contract's", () => {
    expect(beats).toEqual(heartbeat);
  });

  it("W-05 K-03 pings every 30 s while pongs come", async () => {
    const { socket, clock, far } = opened();
    far().open();
    await clock.advance(29_999);
    expect(far().frames).toEqual([]);
    for (let ping = 1; ping <= 3; ping += 1) {
      await clock.advance(ping === 1 ? 1 : 26_000);
      expect(far().frames).toEqual(Array.from({ length: ping }, () => ({ kind: "ping" })));
      await clock.advance(4000);
      far().send({ kind: "pong" });
    }
    await clock.advance(5000);
    expect(socket.connected).toBe(true);
  });

  it("W-06 K-04 closes 5 s after a ping without a pong, even where nobody confirms the close", async () => {
    const { socket, clock, far, events } = opened();
    far().open();
    const waiting = failureOf(socket.send(profile));
    await clock.advance(34_999);
    expect(socket.connected).toBe(true);
    far().send({ kind: "debug", text: "anything but a pong" });
    await clock.advance(1);
    expect(socket.connected).toBe(false);
    expect(far(0).ended).toBe(true);
    expect(await waiting).toBeInstanceOf(ConnectionLost);
    expect(events.at(-1)).toEqual({ kind: "closed", code: undefined });
  });

  it("W-06 hears nothing more of a socket that it gave up", async () => {
    const { clock, far, farEnds, events } = opened();
    far().open();
    await clock.advance(35_000);
    const before = [...events];
    far(0).send({ kind: "message", url: topic, body: 1 });
    far(0).open();
    far(0).close(1006);
    await clock.advance(5000);
    expect(events).toEqual(before);
    expect(farEnds).toHaveLength(2);
  });
});

describe("reconnecting", () => {
  it("L-03 K-05 keeps attempts that fail at once 1 s apart", async () => {
    const { clock, far, attemptedAt } = opened();
    for (let failure = 0; failure < 3; failure += 1) {
      far().close(1006);
      await clock.advance(1000);
    }
    expect(attemptedAt).toEqual([0, 1000, 2000, 3000]);
  });

  it("L-03 comes at once after a connection that lasted", async () => {
    const { socket, clock, far, attemptedAt } = opened();
    far().open();
    await clock.advance(20_000);
    far().close(4401);
    await clock.advance(0);
    expect(attemptedAt).toEqual([0, 20_000]);
    far().open();
    expect(socket.connected).toBe(true);
  });

  it("ends when the socket is closed on purpose", async () => {
    const { socket, clock, far, farEnds, events } = opened();
    far().open();
    socket.close();
    expect(far().ended).toBe(true);
    await clock.advance(60_000);
    expect(farEnds).toHaveLength(1);
    expect(events.at(-1)).toEqual({ kind: "closed", code: undefined });
    expect(clock.due()).toEqual([]);
  });

  it("ends when the socket is closed on purpose between two attempts", async () => {
    const { socket, clock, far, farEnds } = opened();
    far().close(1006);
    socket.close();
    await clock.advance(60_000);
    expect(farEnds).toHaveLength(1);
  });
});
