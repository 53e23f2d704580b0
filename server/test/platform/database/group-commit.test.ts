import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Writer } from "../../../src/platform/database/database.ts";
import { groupCommits } from "../../../src/platform/database/group-commit.ts";
import { onPostgres, type TestRecords, testRecords } from "../../harness/records.ts";

let records: TestRecords;
let transactions: number;
let write: <T>(work: (writer: Writer) => Promise<T>) => Promise<T>;

beforeEach(async () => {
  records = await testRecords();
  transactions = 0;
  const groups = groupCommits((work) => {
    transactions += 1;
    return records.database.read.transaction().execute(work);
  });
  write = (work) => groups.write(work);
});
afterEach(() => records.close());

const enter = (key: string) => (writer: Writer) =>
  writer.insertInto("rate_window").values({ key, started_at: 0, hits: 1 }).execute();

async function keys(): Promise<string[]> {
  const rows = await records.database.read.selectFrom("rate_window").select("key").orderBy("key").execute();
  return rows.map(({ key }) => key);
}

describe("writes that wait for one another", () => {
  it("share a transaction, each with a result of its own", async () => {
    const results = await Promise.all(
      ["a", "b", "c", "d"].map((key) => write(async (writer) => (await enter(key)(writer), key))),
    );
    expect(results).toEqual(["a", "b", "c", "d"]);
    expect(await keys()).toEqual(["a", "b", "c", "d"]);
    expect(transactions).toBe(1);
  });

  it("keep the context that each was asked in", async () => {
    const caller = new AsyncLocalStorage<string>();
    const named = (name: string) => caller.run(name, () => write(async () => caller.getStore()));
    const alone = await named("first");
    expect([alone, ...(await Promise.all(["a", "b"].map(named)))]).toEqual(["first", "a", "b"]);
  });

  it("undo their own changes and keep the others'", async () => {
    const refused = async (writer: Writer) => {
      await enter("refused")(writer);
      throw new Error("Not this one.");
    };
    const outcomes = await Promise.allSettled([
      write(enter("a")),
      write(enter("b")),
      write(refused),
      write(enter("c")),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
    expect(await keys()).toEqual(["a", "b", "c"]);
  });

  it("survive a refusal of one of them by the database", async () => {
    const outcomes = await Promise.allSettled(["a", "b", "b", "c"].map((key) => write(enter(key))));
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
    expect(await keys()).toEqual(["a", "b", "c"]);
  });

  it("all fail when the whole cannot be committed, and the next group is not affected", async () => {
    const broken = groupCommits(() => Promise.reject(new Error("The disk is full.")));
    const outcomes = await Promise.allSettled(["a", "b", "c"].map((key) => broken.write(enter(key))));
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    await broken.drained();
  });
});

it.skipIf(onPostgres)(
  "a full disk is reported to the write that fills it, and the others of its group are written",
  async () => {
    const { database } = records;
    const full = { errcode: 13 };
    await database.write((writer) => sql`pragma max_page_count = 100`.execute(writer));
    const large = enter("x".repeat(1_000_000));
    await expect(database.write(large)).rejects.toMatchObject(full);
    const outcomes = await Promise.allSettled(
      [enter("a"), enter("b"), large, enter("c")].map((work) => database.write(work)),
    );
    const lost = { status: "rejected", reason: expect.objectContaining(full) };
    const written = { status: "fulfilled" };
    expect(outcomes).toMatchObject([written, written, lost, written]);
    expect(await keys()).toEqual(["a", "b", "c"]);
  },
);
