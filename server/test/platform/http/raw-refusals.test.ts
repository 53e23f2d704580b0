import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let port: number;

beforeAll(async () => {
  server = await startApp();
  await server.app.listen({ host: "127.0.0.1", port: 0 });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** What a connection answers to these bytes, and that it ends. */
async function answerTo(raw: string) {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(raw);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  return { head, problem: JSON.parse(body) as object };
}

describe("what is no request", () => {
  it.each([
    ["garbage", "\u0000\u0001\r\n\r\n", 400, "malformed-request"],
    ["a header without a colon", "GET /env HTTP/1.1\r\nHost candor\r\n\r\n", 400, "malformed-request"],
    [
      "a header of 20 kB",
      `GET /env HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(20_000)}\r\n\r\n`,
      431,
      "headers-too-large",
    ],
  ])("%s is answered with a problem document", async (_, raw, status, code) => {
    const { head, problem } = await answerTo(raw);
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} [\\s\\S]*Content-Type: application/problem\\+json`));
    expect(problem).toMatchObject({ status, code, detail: expect.any(String), instance: expect.any(String) });
  });
});
