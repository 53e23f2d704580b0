import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { onPostgres, type TestRecords, testRecords } from "../../harness/records.ts";

let records: TestRecords;

beforeAll(async () => {
  records = await testRecords();
});
afterAll(() => records.close());

it.skipIf(onPostgres)(
  "an organization's postings are counted by state from an index alone: it may have 50,000, with long texts",
  async () => {
    const { rows } = await sql<{ readonly detail: string }>`explain query plan
      select count(*) from posting where organization_id = ${1} and life = ${"published"}`.execute(
      records.database.read,
    );
    expect(rows.map(({ detail }) => detail)).toEqual([
      expect.stringContaining("USING COVERING INDEX posting_life"),
    ]);
  },
);
