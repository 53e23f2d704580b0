import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Reader } from "../../../src/platform/database/database.ts";
import { onPostgres, type TestRecords, testRecords } from "../../harness/records.ts";

let records: TestRecords;

beforeEach(async () => {
  records = await testRecords();
});
afterEach(() => records.close());

async function numberOfConnection(read: Reader): Promise<number> {
  const { rows } = await sql<{ number: number }>`select pg_backend_pid() as number`.execute(read);
  return rows[0]!.number;
}

describe.runIf(onPostgres)("a connection that PostgreSQL ends", () => {
  it("in the middle of a transaction fails only that transaction", async () => {
    const { database, events: log } = records;
    const transaction = database.write(async (writer) => {
      await log.append(writer, { name: "greeted", subject: "test", payload: {} });
      const number = await numberOfConnection(writer);
      await sql`select pg_terminate_backend(${number})`.execute(database.read);
      await expect.poll(() => numberOfConnection(writer).catch(String)).toContain("not queryable");
      await numberOfConnection(writer);
    });
    await expect(transaction).rejects.toThrow("not queryable");
    expect(await database.read.selectFrom("event").select("sequence").execute()).toEqual([]);
    await database.write((writer) => log.append(writer, { name: "greeted", subject: "test", payload: {} }));
  });
});
