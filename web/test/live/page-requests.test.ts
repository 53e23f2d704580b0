import { describe, expect, it } from "vitest";
import { untilReached } from "../../app/live/page-requests.ts";
import { notices } from "../../app/ui/notices/notice-store.ts";
import { fakeClock } from "../wire/fake-clock.ts";

const data = new URL("http://candor.test/login.data");
const ok = new Response("ok");

/** A network that fails this many times, and the requests that were tried on it. */
function lineThatFails(times: number) {
  const tried: unknown[] = [];
  const keys: unknown[] = [];
  const clock = fakeClock();
  const fetch = untilReached(
    async (input, init) => {
      tried.push(input);
      keys.push(new Headers(init?.headers).get("candor-form"));
      if (tried.length <= times) throw new TypeError("Failed to fetch");
      return ok;
    },
    { clock, shown: () => "/shown" },
  );
  return { tried, keys, clock, fetch };
}

it("L-01 L-05 a form is sent until it is carried, and the person is told", async () => {
  const { tried, clock, fetch } = lineThatFails(2);
  const answer = fetch(data, { method: "POST", body: new URLSearchParams({ email: "ada@example.com" }) });
  await clock.advance(0);
  expect(notices.current().map(({ text }) => text)).toEqual(["Lost connection. Reconnecting..."]);
  await clock.advance(1000);
  await clock.advance(2000);
  expect(await answer).toBe(ok);
  expect(tried).toHaveLength(3);
  expect(notices.current()).toEqual([]);
});

it("a form has the same key at each try and another form another key", async () => {
  const { keys, clock, fetch } = lineThatFails(1);
  const first = fetch(data, { method: "POST" });
  await clock.advance(0);
  await clock.advance(1000);
  await first;
  await fetch(data, { method: "POST" });
  const [key, again, another] = keys;
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(key);
  expect(another).not.toBe(key);
});

describe("two clicks on one button", () => {
  const send = (fetch: ReturnType<typeof lineThatFails>["fetch"], email: string) =>
    fetch(data, { method: "POST", body: new URLSearchParams({ email }) });

  it("S-21 S-22 send forms with one key, even if the first was cut off", async () => {
    const { keys, fetch } = lineThatFails(0);
    const cut = new AbortController();
    const first = fetch(data, {
      method: "POST",
      body: new URLSearchParams({ email: "ada@example.com" }),
      signal: cut.signal,
    });
    cut.abort(new Error("superseded"));
    await expect(first).rejects.toThrow("superseded");
    await send(fetch, "ada@example.com");
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it.each([
    ["a second later", ["ada", "ada"], 1000],
    ["with something else typed", ["ada", "bo"], 0],
    ["after another form", ["ada", "bo", "ada"], 0],
  ])("are two forms %s", async (_how, typed, pause) => {
    const { keys, clock, fetch } = lineThatFails(0);
    for (const name of typed) {
      await send(fetch, `${name}@example.com`);
      await clock.advance(pause);
    }
    expect(new Set(keys).size).toBe(typed.length);
  });
});

it("L-01 L-05 a page's data is requested until it arrives, without a key", async () => {
  const { tried, keys, clock, fetch } = lineThatFails(6);
  const answer = fetch(data, {});
  await clock.advance(0);
  expect(notices.current().map(({ text }) => text)).toEqual(["Lost connection. Reconnecting..."]);
  for (const seconds of [1, 2, 4, 8, 10]) await clock.advance(1000 * seconds);
  expect(tried).toHaveLength(6);
  await clock.advance(9999);
  expect(tried).toHaveLength(6);
  await clock.advance(1);
  expect(await answer).toBe(ok);
  expect(keys).toEqual(Array.from({ length: 7 }, () => null));
  expect(notices.current()).toEqual([]);
});

it("a form is sent no more when its page is left", async () => {
  const { tried, clock, fetch } = lineThatFails(9);
  const leaving = new AbortController();
  const answer = fetch(data, { method: "POST", signal: leaving.signal });
  await clock.advance(0);
  leaving.abort(new Error("left"));
  await expect(answer).rejects.toThrow("left");
  expect(tried).toHaveLength(1);
});

it("anything but a page's form is tried once, without a key", async () => {
  const { tried, keys, fetch } = lineThatFails(1);
  await expect(fetch(new URL("http://candor.test/rest/ping"), { method: "POST" })).rejects.toThrow();
  expect(tried).toHaveLength(1);
  expect(keys).toEqual([null]);
});

describe("a form with files", () => {
  const withFile = (file: File) => {
    const body = new FormData();
    body.set("file", file);
    return { method: "POST", body };
  };

  it("L-01 is sent until it is carried, without a key", async () => {
    const { tried, keys, clock, fetch } = lineThatFails(1);
    const answer = fetch(data, withFile(new File(["lamp"], "cv.txt")));
    await clock.advance(0);
    await clock.advance(1000);
    expect(await answer).toBe(ok);
    expect(tried).toHaveLength(2);
    expect(keys).toEqual([null, null]);
  });

  it("is given up when its file is gone", async () => {
    const { tried, clock, fetch } = lineThatFails(9);
    const gone = new File(["lamp"], "cv.txt");
    gone.slice = () => {
      throw new DOMException("gone", "NotReadableError");
    };
    const answer = fetch(data, withFile(gone));
    const refused = expect(answer).rejects.toThrow("gone");
    await clock.advance(0);
    await clock.advance(1000);
    await refused;
    expect(tried).toHaveLength(1);
  });
});

describe("L-06 the data of a page", () => {
  const busy = [new Response(null, { status: 503 }), new Response(null, { status: 429 })];
  const requested = (address: string) => {
    const clock = fakeClock();
    const answers = [...busy, ok];
    const fetch = untilReached(async () => answers.shift()!, { clock, shown: () => "/apply/keeper/7" });
    return { clock, answer: fetch(new URL(address, data)) };
  };

  it("that is shown is requested until the server can answer: an error page would lose what is typed", async () => {
    const { clock, answer } = requested("/apply/keeper/7.data?_routes=root");
    await clock.advance(1000);
    await clock.advance(2000);
    expect(await answer).toBe(ok);
  });

  it("that somebody goes to is requested once: its error page answers their click", async () => {
    expect(await requested("/news.data").answer).toBe(busy[0]);
  });
});
