import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Reader } from "../../../src/platform/database/database.ts";
import { preparedWith } from "../../../src/platform/database/prepared.ts";
import { onPostgres, type TestRecords, testRecords } from "../../harness/records.ts";

let records: TestRecords;

beforeEach(async () => {
  records = await testRecords();
  const rows = ["a", "b", "c"].map((key, at) => ({ key, started_at: at, hits: at % 2 }));
  await records.database.read.insertInto("rate_window").values(rows).execute();
});
afterEach(() => records.close());

const build = (read: Reader, { since, key }: { since: number; key: string }) =>
  read
    .selectFrom("rate_window")
    .select("key")
    .where("hits", "=", 0)
    .where((is) => is.or([is("started_at", ">=", since), is("key", "=", key)]))
    .where("started_at", "<=", 2)
    .orderBy("key");

describe("a query with named values", () => {
  it("finds what each call's values ask for, beside its own constants", async () => {
    const keys = preparedWith(build);
    const { read } = records.database;
    expect(await keys(read, { since: 2, key: "z" })).toEqual([{ key: "c" }]);
    expect(await keys(read, { key: "a", since: 2 })).toEqual([{ key: "a" }, { key: "c" }]);
    expect(await keys(read, { since: 9, key: "' or 1 = 1 --" })).toEqual([]);
  });

  it("is built once, and sees what the transaction that makes it wrote", async () => {
    const counted = vi.fn(build);
    const keys = preparedWith(counted);
    const { database } = records;
    for (const key of ["d", "e"]) {
      await database.write(async (writer) => {
        await writer.insertInto("rate_window").values({ key, started_at: 1, hits: 0 }).execute();
        expect(await keys(writer, { since: 9, key })).toEqual([{ key }]);
      });
      expect(await keys(database.read, { since: 9, key })).toEqual([{ key }]);
    }
    // SQLite's writer is a connection of its own.
    expect(counted).toHaveBeenCalledTimes(onPostgres ? 1 : 2);
  });
});
