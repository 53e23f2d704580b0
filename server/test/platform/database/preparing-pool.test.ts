import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Reader } from "../../../src/platform/database/database.ts";
import { onPostgres, type TestRecords, testRecords } from "../../harness/records.ts";

let records: TestRecords;

beforeEach(async () => {
  records = await testRecords();
});
afterEach(() => records.close());

const events = (read: Reader) => read.selectFrom("event").selectAll().where("sequence", ">", 0).execute();

const addColumn = (name: string) =>
  sql`alter table event add column ${sql.ref(name)} bigint`.execute(records.database.read);

describe.runIf(onPostgres)("statements on PostgreSQL", () => {
  it("are prepared from their second use on", async () => {
    const { read } = records.database;
    const prepared = async () => {
      const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
        read,
      );
      return rows.map(({ statement }) => statement).filter((text) => text.includes('from "event"'));
    };
    await events(read);
    expect(await prepared()).toEqual([]);
    await events(read);
    await events(read);
    expect(await prepared()).toHaveLength(1);
  });

  it("are read again after a newer version has added a column", async () => {
    const { read } = records.database;
    for (let use = 0; use < 3; use++) await events(read);
    await addColumn("added");
    expect(await events(read)).toEqual([]);
  });

  it("repeat their transaction after a newer version has added a column", async () => {
    const { database, events: log } = records;
    const announce = () =>
      database.write(async (writer) => {
        await log.append(writer, { name: "greeted", subject: "test", payload: {} });
        return (await events(writer)).length;
      });
    expect([await announce(), await announce(), await announce()]).toEqual([1, 2, 3]);
    await addColumn("added");
    expect(await announce()).toBe(4);
    expect(await events(database.read)).toHaveLength(4);
  });

  it("are more than a connection keeps, and still run", async () => {
    const { read } = records.database;
    for (let use = 0; use < 3; use++)
      for (let count = 1; count <= 300; count++) {
        const numbers = Array.from({ length: count }, (_, index) => index);
        await read.selectFrom("event").select("sequence").where("sequence", "in", numbers).execute();
      }
    const { rows } = await sql`select name from pg_prepared_statements`.execute(read);
    expect(rows.length).toBeLessThanOrEqual(256);
    expect(rows.length).toBeGreaterThan(200);
  });
});
