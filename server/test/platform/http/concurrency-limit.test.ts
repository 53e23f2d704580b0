import type { FastifyRequest } from "fastify";
import { expect, it } from "vitest";
import { InHand } from "../../../src/platform/http/in-hand.ts";

const from = (ip: string) => ({ ip }) as FastifyRequest;
const forever = () => new Promise<never>(() => {});

it("refuses one address's excess searches at once, and nobody else's", async () => {
  const inHand = new InHand(2, { behindProxy: true });
  for (let count = 0; count < 2; count++) void inHand.of("203.0.113.7", forever);
  const refused = await inHand.of("203.0.113.7", async () => ({})).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: "overloaded", retryAfter: 1 });
  expect(await inHand.of("203.0.113.8", async () => "served")).toBe("served");
});

it("gives the place back when work ends, however it ends", async () => {
  const inHand = new InHand(1, { behindProxy: true });
  const ask = (work: () => Promise<unknown>) =>
    inHand.of("203.0.113.7", work).catch((error: Error) => error.message);
  expect(await ask(() => Promise.reject(new Error("broken")))).toBe("broken");
  expect(await ask(async () => "served")).toBe("served");
  expect(await ask(async () => "again")).toBe("again");
});

it("does not count the operator's programs, which use no proxy", async () => {
  const inHand = new InHand(1, { behindProxy: false });
  const caller = inHand.callerOf(from("127.0.0.1"));
  void inHand.of(caller, forever);
  expect(await inHand.of(caller, async () => "served")).toBe("served");
  expect(inHand.callerOf(from("203.0.113.7"))).toBe("203.0.113.7");
});

it("counts a subscriber's IPv6 addresses as one, and this machine's behind a proxy", () => {
  const inHand = new InHand(1, { behindProxy: true });
  expect(inHand.callerOf(from("127.0.0.1"))).toBe("127.0.0.1");
  expect(inHand.callerOf(from("2001:db8::1"))).toBe(inHand.callerOf(from("2001:db8::2")));
});
