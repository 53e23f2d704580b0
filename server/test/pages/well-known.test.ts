import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { serveWellKnown } from "../../src/pages/well-known.ts";
import { isoTime } from "../../src/platform/iso-time.ts";

describe("an address that programs know", () => {
  const app = Fastify();
  const clock = { now: () => Date.UTC(2026, 10, 2, 15, 4) };
  serveWellKnown(app, { url: () => "https://jobs.example.com" } as never, clock);

  it("security.txt says where to report a vulnerability, for less than a year (RFC 9116)", async () => {
    const { headers, body } = await app.inject({ url: "/.well-known/security.txt" });
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(body.split("\n")).toEqual([
      "Contact: mailto:support@jobs.example.com",
      `Expires: ${isoTime(Date.UTC(2027, 4, 1))}`,
      "Preferred-Languages: en-US",
      "",
    ]);
  });

  it("change-password leads to where a password is changed", async () => {
    const { statusCode, headers } = await app.inject({ url: "/.well-known/change-password" });
    expect([statusCode, headers.location]).toEqual([302, "/settings/password"]);
  });
});
