import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { coalesce } from "../../src/platform/coalesce.ts";

/** Work whose runs take a turn of the event loop each, and how many ran at once at the most. */
function counted() {
  const seen = { runs: 0, atOnce: 0, most: 0 };
  const work = async () => {
    seen.runs++;
    seen.most = Math.max(seen.most, ++seen.atOnce);
    await setImmediate();
    seen.atOnce--;
  };
  return { seen, work };
}

const fail = (error: unknown) => {
  throw error;
};

it("requests that arrive while work runs share one more run", async () => {
  const { seen, work } = counted();
  const lane = coalesce(work, fail);
  await Promise.all([lane.ask(), lane.ask(), lane.ask()]);
  expect(seen).toEqual({ runs: 2, atOnce: 0, most: 1 });
});

it("work doesn't have a caller's context, because it is everyone's", async () => {
  const caller = new AsyncLocalStorage<string>();
  const seen: (string | undefined)[] = [];
  const lane = coalesce(async () => void seen.push(caller.getStore()), fail);
  await Promise.all(["a", "b"].map((name) => caller.run(name, () => lane.ask())));
  expect(seen).toEqual([undefined, undefined]);
});

it("a request right after a run starts none beside the run that waits for its turn", async () => {
  const { seen, work } = counted();
  const lane = coalesce(work, fail);
  const again = lane.ask().then(() => lane.ask());
  await Promise.all([again, lane.ask()]);
  expect(seen).toEqual({ runs: 2, atOnce: 0, most: 1 });
});

it("a request resolves when a run that began after it has ended", async () => {
  const { seen, work } = counted();
  const lane = coalesce(work, fail);
  void lane.ask();
  await lane.ask();
  expect(seen).toMatchObject({ runs: 2, atOnce: 0 });
});

it("work that fails is told, and runs again", async () => {
  const told: unknown[] = [];
  const lane = coalesce(
    () => Promise.reject(new Error("no")),
    (error) => told.push(error),
  );
  await lane.ask();
  await lane.ask();
  expect(told).toHaveLength(2);
});
