import type { FastifyRequest } from "fastify";
import { expect, it } from "vitest";
import { ConcurrencyLimit } from "../../../src/platform/http/concurrency-limit.ts";

const from = (ip: string) => ({ ip }) as FastifyRequest;
const forever = () => new Promise<never>(() => {});

it("refuses one address's excess searches at once, and nobody else's", async () => {
  const limit = new ConcurrencyLimit(2, { behindProxy: true });
  for (let count = 0; count < 2; count++) void limit.run("203.0.113.7", forever);
  const refused = await limit.run("203.0.113.7", async () => ({})).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: "overloaded", retryAfter: 1 });
  expect(await limit.run("203.0.113.8", async () => "served")).toBe("served");
});

it("gives the place back when work ends, however it ends", async () => {
  const limit = new ConcurrencyLimit(1, { behindProxy: true });
  const ask = (work: () => Promise<unknown>) =>
    limit.run("203.0.113.7", work).catch((error: Error) => error.message);
  expect(await ask(() => Promise.reject(new Error("broken")))).toBe("broken");
  expect(await ask(async () => "served")).toBe("served");
  expect(await ask(async () => "again")).toBe("again");
});

it("does not count the operator's programs, which use no proxy", async () => {
  const limit = new ConcurrencyLimit(1, { behindProxy: false });
  const caller = limit.callerOf(from("127.0.0.1"));
  void limit.run(caller, forever);
  expect(await limit.run(caller, async () => "served")).toBe("served");
  expect(limit.callerOf(from("203.0.113.7"))).toBe("203.0.113.7");
});

it("counts a subscriber's IPv6 addresses as one, and this machine's behind a proxy", () => {
  const limit = new ConcurrencyLimit(1, { behindProxy: true });
  expect(limit.callerOf(from("127.0.0.1"))).toBe("127.0.0.1");
  expect(limit.callerOf(from("2001:db8::1"))).toBe(limit.callerOf(from("2001:db8::2")));
});
