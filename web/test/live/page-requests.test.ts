import { expect, it } from "vitest";
import { untilReached } from "../../app/live/page-requests.ts";
import { notices } from "../../app/ui/notice-store.ts";
import { fakeClock } from "../wire/fake-clock.ts";

const data = new URL("http://candor.test/login.data");
const ok = new Response("ok");

/** A line that fails so many times, and the requests that were tried on it. */
function lineThatFails(times: number) {
  const tried: unknown[] = [];
  const clock = fakeClock();
  const fetch = untilReached(async (input) => {
    tried.push(input);
    if (tried.length <= times) throw new TypeError("Failed to fetch");
    return ok;
  }, clock);
  return { tried, clock, fetch };
}

it("L-01 L-05 a page's request is tried until it is carried, and the person is told", async () => {
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

it("a page's request ends with the page", async () => {
  const { tried, clock, fetch } = lineThatFails(9);
  const leaving = new AbortController();
  const answer = fetch(data, { signal: leaving.signal });
  await clock.advance(0);
  leaving.abort(new Error("left"));
  await expect(answer).rejects.toThrow("left");
  expect(tried).toHaveLength(1);
});

it.each([
  ["files", data, { method: "POST", body: new FormData() }],
  ["anything but a page", new URL("http://candor.test/rest/ping"), {}],
])("%s are asked for once", async (_what, address, init) => {
  const { tried, fetch } = lineThatFails(1);
  await expect(fetch(address, init)).rejects.toThrow();
  expect(tried).toHaveLength(1);
});
