import { afterEach, beforeEach, expect, test } from "vitest";
import { EMPTY } from "../../src/manifest.ts";
import { SearcherPool } from "../../src/searcher/pool.ts";
import type { SearcherTask } from "../../src/searcher/protocol.ts";
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
    start: { titleWeights: new Map() },
    script: new URL("./breaking-worker.ts", import.meta.url),
    held: () => [publication, publication, publication],
    log: (message) => logged.push(message),
  });
  await pool.publish(publication);
});

afterEach(() => pool.close());

test("a worker that breaks fails its task alone and is replaced by one that knows all that is held", async () => {
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

test("a closed pool refuses what waits", async () => {
  const current = pool.run(search);
  const waiting = pool.run(search);
  const closed = pool.close();
  await expect(waiting).rejects.toThrow("closed");
  await Promise.allSettled([current, closed]);
});
