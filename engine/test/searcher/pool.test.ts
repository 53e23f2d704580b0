import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { EMPTY } from "../../src/manifest.ts";
import { DeadlineExceeded, Overloaded } from "../../src/port.ts";
import { SearcherPool, WAITING, WAITING_OF_ONE } from "../../src/searcher/pool.ts";
import type { SearcherTask } from "../../src/searcher/protocol.ts";
import { threadOf } from "../../src/thread.ts";
import { aRequest } from "../a-posting.ts";

const publication = { manifest: EMPTY, added: [] };
const search = (): SearcherTask => ({ kind: "search", generation: 0, request: aRequest() });
const breaking = (): SearcherTask => ({
  kind: "suggest",
  generation: 0,
  request: { text: "", kinds: [], size: 0 },
});
const logged: string[] = [];
let pool: SearcherPool;

beforeEach(async () => {
  logged.length = 0;
  pool = new SearcherPool({
    workers: 1,
    start: () => threadOf(new URL("./breaking-worker.ts", import.meta.url), undefined),
    held: () => [publication, publication, publication],
    log: (message) => logged.push(message),
  });
  await pool.publish(publication);
});

afterEach(() => pool.close());

test("a worker that breaks fails only its own task, and its replacement knows everything held", async () => {
  const [broken, waiting] = [pool.run(breaking), pool.run(search)];
  await expect(broken).rejects.toThrow("ended before it answered");
  expect(await waiting).toBe(3);
  expect(logged).toEqual([expect.stringContaining("broken on purpose")]);
  expect(pool.healthy).toBe(true);
});

test("a publication that a lost worker had not seen counts as seen when its replacement is ready", async () => {
  const broken = pool.run(breaking);
  const published = pool.publish(publication);
  await expect(broken).rejects.toThrow();
  await published;
  expect(await pool.run(search)).toBe(3);
});

test("a closed pool refuses waiting tasks", async () => {
  const current = pool.run(search);
  const waiting = pool.run(search);
  const closed = pool.close();
  await expect(waiting).rejects.toThrow("closed");
  await Promise.allSettled([current, closed]);
});

/** The answer, or the error. */
function outcomeOf(answer: Promise<unknown>): Promise<unknown> {
  return answer.catch((error: unknown) => error);
}

describe("under load", () => {
  test("an occasional caller waits for only one request of a busy one", async () => {
    const order: string[] = [];
    const ask = (caller: string) => pool.run(search, { caller }).then(() => order.push(caller));
    const asked = ["many", "many", "many", "many", "one"].map(ask);
    await Promise.all(asked);
    expect(order).toEqual(["many", "many", "one", "many", "many"]);
  });

  test("a request beyond a caller's share is refused at once, and others are served", async () => {
    const asked = Array.from({ length: WAITING_OF_ONE + 1 }, () => pool.run(search, { caller: "many" }));
    expect(await outcomeOf(pool.run(search, { caller: "many" }))).toBeInstanceOf(Overloaded);
    expect(await pool.run(search, { caller: "one" })).toBe(1);
    expect(await Promise.all(asked)).toEqual(asked.map(() => 1));
  });

  test("the number of waiting requests is limited, however many callers there are", async () => {
    const asked = Array.from({ length: WAITING + 51 }, (_, caller) =>
      pool.run(search, { caller: `${caller}` }),
    );
    const outcomes = await Promise.allSettled(asked);
    const refused = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(refused).toHaveLength(50);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(Overloaded);
  });

  test("a request whose time is up while it waits is dropped, and no worker sees it", async () => {
    const [current, late] = [pool.run(search), pool.run(breaking, { until: performance.now() })];
    expect(await outcomeOf(late)).toBeInstanceOf(DeadlineExceeded);
    await current;
    expect(await pool.run(search)).toBe(1);
    expect(logged).toEqual([]);
  });
});
