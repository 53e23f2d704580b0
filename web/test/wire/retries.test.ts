import { describe, expect, it } from "vitest";
import { ConnectionLost } from "../../app/wire/connection-lost.ts";
import { openCalls } from "../../app/wire/request.ts";
import type { ConnectivityKey } from "../../app/wire/retries.ts";
import type { Transport } from "../../app/wire/transport.ts";
import { fakeClock, startOfTime } from "./fake-clock.ts";

const lost: Transport = async () => {
  throw new ConnectionLost();
};
const fine: Transport = async () => ({ status: 200, headers: {}, body: "answer" });
const never: Transport = () => Promise.withResolvers<never>().promise;

/** The calls' tries, one transport each; the last one serves all further tries. */
function caller(...tries: Transport[]) {
  const clock = fakeClock();
  const triedAt: number[] = [];
  const shown: ConnectivityKey[] = [];
  let token = "";
  const tokens: (string | undefined)[] = [];
  const ask = openCalls({
    transport: (request, signal) => {
      tokens.push(request.headers["authorization"]);
      triedAt.push((clock.now() - startOfTime) / 1000);
      return (tries[triedAt.length - 1] ?? tries.at(-1) ?? fine)(request, signal);
    },
    clock,
    announce(key) {
      shown.push(key);
      return () => void shown.splice(shown.indexOf(key), 1);
    },
    token: () => token,
    locale: () => "en-US",
    campaign: () => ({}),
  });
  return { ask, clock, triedAt, shown, tokens, renew: (jwt: string) => (token = jwt) };
}

describe("a call whose connection is lost", () => {
  it("L-01 K-07 is repeated after 1, 2, 4, 8 and then every 10 s", async () => {
    const { ask, clock, triedAt } = caller(lost, lost, lost, lost, lost, lost, fine);
    const answer = ask("ping", {});
    await clock.advance(60_000);
    expect(await answer).toBe("answer");
    expect(triedAt).toEqual([0, 1, 3, 7, 15, 25, 35]);
  });

  const body = [{ name: "apply" }];
  it.each([
    ["a GET", 2, (ask: ReturnType<typeof caller>["ask"]) => ask("ping", {})],
    ["a search", 2, (ask) => ask("searchJobs", { body: {} })],
    ["with a key", 2, (ask) => ask("recordAction", { body }, { idempotencyKey: "k" })],
    ["another POST", 1, (ask) => ask("recordAction", { body })],
    ["a sign-in", 1, (ask) => ask("requestCode", { body: { email: "a@b.example" } })],
  ] satisfies [string, number, (ask: ReturnType<typeof caller>["ask"]) => Promise<unknown>][])(
    "L-01 %s is tried %i times",
    async (_, times, call) => {
      const { ask, clock, triedAt } = caller(lost, fine);
      const outcome = call(ask).catch((error: unknown) => error);
      await clock.advance(60_000);
      expect(triedAt).toHaveLength(times);
      if (times === 1) expect(await outcome).toBeInstanceOf(ConnectionLost);
      else expect(await outcome).toBe("answer");
    },
  );

  it("L-05 is announced until an answer comes", async () => {
    const { ask, clock, shown } = caller(lost, lost, fine);
    const answer = ask("ping", {});
    await clock.advance(0);
    expect(shown).toEqual(["connectivity.reconnecting"]);
    await clock.advance(2999);
    expect(shown).toEqual(["connectivity.reconnecting"]);
    await clock.advance(1);
    await answer;
    expect(shown).toEqual([]);
  });

  it("C-01 takes the token of the moment with each try", async () => {
    const { ask, clock, tokens, renew } = caller(lost, fine);
    const answer = ask("ping", {});
    await clock.advance(0);
    const jwt = `h.${btoa(JSON.stringify({ exp: startOfTime }))}.s`;
    renew(jwt);
    await clock.advance(1000);
    await answer;
    expect(tokens).toEqual([undefined, `Bearer ${jwt}`]);
  });

  it("a fault of our own is neither repeated nor announced", async () => {
    const fault = new TypeError("undefined is not a function");
    const { ask, triedAt, shown } = caller(async () => {
      throw fault;
    });
    await expect(ask("ping", {})).rejects.toBe(fault);
    expect([triedAt, shown]).toEqual([[0], []]);
  });
});

describe("a slow call", () => {
  it("L-04 K-06 is announced after 5 s, until its answer comes", async () => {
    const arrives = Promise.withResolvers<Awaited<ReturnType<Transport>>>();
    const { ask, clock, shown } = caller(() => arrives.promise);
    const answer = ask("ping", {});
    await clock.advance(4999);
    expect(shown).toEqual([]);
    await clock.advance(1);
    expect(shown).toEqual(["connectivity.slow"]);
    arrives.resolve({ status: 200, headers: {}, body: null });
    await answer;
    expect(shown).toEqual([]);
  });

  it("L-04 is not announced where the answer comes in time", async () => {
    const { ask, clock, shown } = caller(fine);
    await ask("ping", {});
    await clock.advance(60_000);
    expect([shown, clock.due()]).toEqual([[], []]);
  });
});

describe("a call that its caller gives up", () => {
  it.each([
    ["while it is under way", never, 6000],
    ["between two tries", lost, 500],
  ])("%s ends at once, with its notices", async (_, transport, after) => {
    const { ask, clock, shown, triedAt } = caller(transport);
    const controller = new AbortController();
    const outcome = ask("ping", {}, { signal: controller.signal }).catch((error: unknown) => error);
    await clock.advance(after);
    expect(shown).toHaveLength(1);
    controller.abort("enough");
    expect(await outcome).toBe("enough");
    expect(shown).toEqual([]);
    await clock.advance(60_000);
    expect(triedAt).toEqual([0]);
  });

  it("before it began is not sent", async () => {
    const { ask, triedAt } = caller(fine);
    await expect(ask("ping", {}, { signal: AbortSignal.abort("enough") })).rejects.toBe("enough");
    expect(triedAt).toEqual([]);
  });
});
