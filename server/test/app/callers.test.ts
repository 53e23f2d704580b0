import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { rateLimits } from "@candor/contract/rate-limits";
import { afterEach, expect, it } from "vitest";
import { startApp, type TestApp } from "../harness/app.ts";
import { converse, listen, request } from "../harness/socket.ts";

let server: TestApp;
afterEach(() => server.close());

const most = rateLimits.signIn.requests;
const proxy = "192.0.2.1";
const login = "/rest/auth/login";
const wrong = { provider: "code", credential: { email: "ada@example.com", code: "000000" } };

/** Named in a header, a different one each time. */
const named = (count: number) => ({ "x-forwarded-for": `198.51.100.${count}` });

/** The answers to sign-ins, one more than an address may begin. */
async function answers(ask: (count: number) => Promise<number>): Promise<number[]> {
  const statuses = [];
  for (let count = 0; count <= most; count++) statuses.push(await ask(count));
  return statuses;
}

const refusedAtLast = [...Array<number>(most).fill(401), 429];

const overHttp = (remoteAddress: string) => async (count: number) =>
  (await server.ask("POST", login, { remoteAddress, headers: named(count), payload: wrong })).status;

async function overSocket() {
  const conversation = await converse(await listen(server), { origin: server.origin });
  const ask = async (count: number) => {
    conversation.send(request(String(count), "POST", login, { headers: named(count), body: wrong }));
    return (await conversation.next()).status as number;
  };
  return { socket: conversation.socket, ask };
}

it("nobody gets around a limit by naming other addresses if no proxy is trusted", async () => {
  server = await startApp();
  expect(await answers(overHttp(proxy))).toEqual(refusedAtLast);
});

it("visitors past a trusted proxy are counted apart, and those past none by their own address", async () => {
  server = await startApp({ TRUSTED_PROXIES: proxy });
  expect(new Set(await answers(overHttp(proxy)))).toEqual(new Set([401]));
  expect(await answers(overHttp("203.0.113.9"))).toEqual(refusedAtLast);
});

it("tries through the websocket count with those over HTTP", async () => {
  server = await startApp();
  const { socket, ask } = await overSocket();
  expect(await answers(ask)).toEqual(refusedAtLast);
  expect(await overHttp("127.0.0.1")(0)).toBe(429);
  socket.terminate();
});

it("a frame of a websocket names no other address, even from where a proxy would be trusted", async () => {
  server = await startApp({ TRUSTED_PROXIES: "127.0.0.1" });
  const { socket, ask } = await overSocket();
  expect(await answers(ask)).toEqual(refusedAtLast);
  socket.terminate();
});

it("a client's address is known after the client is gone", async () => {
  server = await startApp();
  await server.app.listen({ host: "127.0.0.1", port: 0 });
  const accepted = once(server.app.server, "connection");
  const client = connect((server.app.server.address() as AddressInfo).port, "127.0.0.1");
  const [socket] = await accepted;
  const gone = once(socket, "close");
  client.destroy();
  await gone;
  expect(socket.remoteAddress).toBe("127.0.0.1");
});
