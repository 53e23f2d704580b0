import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openBooks } from "../../../src/platform/database/migrations/019-open-books.ts";
import { type TestRecords, testRecords } from "../../harness/records.ts";

let records: TestRecords;

beforeEach(async () => {
  records = await testRecords();
  const { schema } = records.database.read;
  for (const index of ["posting_listed", "application_due", "organization_record"])
    await schema.dropIndex(index).execute();
  for (const column of ["record_json", "answer_days_json"])
    await schema.alterTable("organization").dropColumn(column).execute();
});
afterEach(() => records.close());

/** As an earlier version wrote it; an imported one has a hash in its slug. */
function enter(name: string, how: "imported" | "entered", figures: string | null = null) {
  const key = name.toLowerCase();
  const folded = key.replaceAll(/[^a-z0-9]+/g, "-");
  const mark = createHash("sha256").update(key).digest("hex").slice(0, 6);
  return records.database.write((writer) =>
    writer
      .insertInto("organization")
      .values({
        name,
        name_key: key,
        slug: how === "imported" ? `${folded}-${mark}` : folded,
        about: null,
        site: null,
        claimed: 0,
        responsiveness_json: figures,
        created_at: 0,
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
}

it("an upgrade gives organizations readable slugs, and leaves those that had one", async () => {
  await enter("Acme, Inc", "imported");
  await enter("Acme Inc", "entered");
  await enter("Acme-Inc", "imported");
  await enter("Jobs", "imported");
  await openBooks().up(records.database.read);
  const rows = await records.database.read
    .selectFrom("organization")
    .select(["name", "slug"])
    .orderBy("id")
    .execute();
  expect(rows.map(({ slug }) => slug)).toEqual(["acme-inc-2", "acme-inc", "acme-inc-3", "jobs-2"]);
});

it("an upgrade counts the answers of every organization with figures again", async () => {
  const { id } = await enter("Acme", "imported", "{}");
  await enter("Other", "imported");
  await openBooks().up(records.database.read);
  const tasks = await records.database.read
    .selectFrom("task")
    .select(["name", "payload_json"])
    .where("name", "=", "count-answers")
    .execute();
  expect(tasks).toEqual([{ name: "count-answers", payload_json: JSON.stringify({ organizationId: id }) }]);
});
