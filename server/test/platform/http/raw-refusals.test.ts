import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decodable, originForm } from "../../../src/platform/http/request-target.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { answerTo, listening } from "../../harness/raw-request.ts";

let server: TestApp;
let port: number;

beforeAll(async () => {
  server = await startApp();
  port = await listening(server);
});
afterAll(() => server.close());

describe("an invalid request", () => {
  it.each([
    ["garbage", "\u0000\u0001\r\n\r\n", 400, "malformed-request"],
    ["a header without a colon", "GET /env HTTP/1.1\r\nHost candor\r\n\r\n", 400, "malformed-request"],
    [
      "a header of 20 kB",
      `GET /env HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(20_000)}\r\n\r\n`,
      431,
      "headers-too-large",
    ],
    ["a request without a host", "GET /env HTTP/1.1\r\nConnection: close\r\n\r\n", 400, "malformed-request"],
    [
      "a request with two hosts",
      "GET /ping HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n",
      400,
      "malformed-request",
    ],
    [
      "an address of 20 kB",
      `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
      431,
      "headers-too-large",
    ],
    ["the beginning of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400, "malformed-request"],
    [
      "a length that is no number",
      "POST /env HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
      400,
      "malformed-request",
    ],
  ])("%s is answered with a problem document", async (_, raw, status, code) => {
    const { head, body } = await answerTo(port, raw);
    expect(head).toMatch(
      new RegExp(`^HTTP/1.1 ${status} [\\s\\S]*Content-Type: application/problem\\+json`, "i"),
    );
    expect(JSON.parse(body)).toMatchObject({
      status,
      code,
      detail: expect.any(String),
      instance: expect.any(String),
    });
  });
});

describe("an unusual but valid request", () => {
  it.each([
    ["an expectation that nobody knows", "GET /ping HTTP/1.1", "Expect: miracles"],
    [
      "an offer to speak HTTP/2",
      "GET /ping HTTP/1.1",
      "Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA",
    ],
    ["an offer of several protocols", "GET /ping HTTP/1.1", "Upgrade: h2c, IRC/6.9"],
    ["an address with scheme and host", "GET http://candor.test/ping HTTP/1.1", "X: y"],
    ["one with the host of somebody else", "GET https://other.example:8443/ping?e=1 HTTP/1.1", "X: y"],
    ["a request of HTTP/1.0 without a host", "GET /ping HTTP/1.0", "X: y"],
  ])("%s is answered as without it", async (_, line, header) => {
    const host = line.endsWith("1.0") ? "" : "Host: candor.test\r\n";
    const connection = header.startsWith("Upgrade") ? "Upgrade, HTTP2-Settings, close" : "close";
    const { head, body } = await answerTo(
      port,
      `${line}\r\n${host}Connection: ${connection}\r\n${header}\r\n\r\n`,
    );
    expect(head).toMatch(/^HTTP\/1\.1 200 /);
    expect(body).toContain("version");
  });

  it("an address with scheme and host and nothing else is the one of the start page", async () => {
    const { head } = await answerTo(
      port,
      "GET http://candor.test?a=b HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
    );
    expect(originForm("http://candor.test?a=b")).toBe("/?a=b");
    expect(head).toMatch(/^HTTP\/1\.1 404 /);
  });

  it.each([
    ["/%?q=%", "/%25?q=%"],
    ["/details/%E0%A4%A/7", "/details/%25E0%25A4%25A/7"],
    ["/caf%C3%A9%2F?q=%ff", "/caf%C3%A9%2F?q=%ff"],
  ])("R-43 a path that can't be decoded is one like any other: %s", (target, path) => {
    expect(decodable(target)).toBe(path);
  });

  it("R-43 a path that can't be decoded reaches the route that it belongs to", async () => {
    expect((await server.ask("GET", "/rest/job-lookup/%ff")).body.code).toBe("job-not-found");
  });
});

it.each([
  ["/details/caf%E9/7?query=%zz", "/details/caf%25E9/7?query=%zz"],
  ["/%zz", "/%25zz"],
  ["/details/caf%C3%A9/7?query=%zz", "/details/caf%C3%A9/7?query=%zz"],
])("R-43 a path that can't be decoded is read as it is spelled: %s", (target, read) => {
  expect(decodable(target)).toBe(read);
});
