import { afterEach, beforeEach, expect, it } from "vitest";
import { onPostgres, type TestRecords, testRecords } from "../../harness/records.ts";

let records: TestRecords;

beforeEach(async () => {
  records = await testRecords();
});
afterEach(() => records.close());

const enter = (keys: readonly string[]) =>
  records.database.write((writer) =>
    writer
      .insertInto("rate_window")
      .values(keys.map((key) => ({ key, started_at: 0, hits: 1 })))
      .execute(),
  );

/** Each write may begin a checkpoint, which SQLite's own busy wait doesn't cover. */
it.skipIf(onPostgres)("M-27 deleted bytes are overwritten while others write all the time", async () => {
  const { database } = records;
  await enter(Array.from({ length: 300 }, (_, index) => `${"some long key ".repeat(30)}${index}`));
  const over = new AbortController();
  let writes = 0;
  const writing = (async () => {
    for (; !over.signal.aborted; writes += 1) await enter([`written ${writes}`]);
  })();
  try {
    for (let time = 0; time < 3; time += 1) await expect(database.purge()).resolves.toBeUndefined();
  } finally {
    over.abort();
    await writing;
  }
  expect(writes).toBeGreaterThan(0);
});
