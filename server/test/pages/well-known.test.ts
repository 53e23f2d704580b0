import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { serveWellKnown } from "../../src/pages/well-known.ts";
import { isoTime } from "../../src/platform/iso-time.ts";

describe("an address that programs know", () => {
  const app = Fastify();
  const clock = { now: () => Date.UTC(2026, 10, 2, 15, 4) };
  const origin = { url: () => "https://jobs.example.com" } as never;
  serveWellKnown(app, { origin, clock, indexNowKey: "8f2c-1a" });

  it("security.txt says where to report a vulnerability, for less than a year (RFC 9116)", async () => {
    const { headers, body } = await app.inject({ url: "/.well-known/security.txt" });
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(body.split("\n")).toEqual([
      "Contact: mailto:support@jobs.example.com",
      `Expires: ${isoTime(Date.UTC(2027, 4, 1))}`,
      "Preferred-Languages: en-US, es-US",
      "",
    ]);
  });

  it("a file of its name has the key for IndexNow", async () => {
    const { statusCode, headers, body } = await app.inject({ url: "/8f2c-1a.txt" });
    expect([statusCode, headers["content-type"], body]).toEqual([
      200,
      "text/plain; charset=utf-8",
      "8f2c-1a",
    ]);
    expect((await app.inject({ url: "/other.txt" })).statusCode).toBe(404);
  });

  it("change-password leads to where a password is changed", async () => {
    const { statusCode, headers } = await app.inject({ url: "/.well-known/change-password" });
    expect([statusCode, headers.location]).toEqual([302, "/settings/password"]);
  });
});
