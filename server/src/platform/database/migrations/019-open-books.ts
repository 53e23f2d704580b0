import { createHash } from "node:crypto";
import { freeSlug, organizationSlug } from "@candor/contract/organizations/slug";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../tables.ts";

/** What the pages of organizations show: readable addresses, records by day, open postings, and what is due. */
export const openBooks = (): Migration => ({
  async up(db: Kysely<Tables>) {
    for (const column of ["record_json", "answer_days_json"])
      await db.schema.alterTable("organization").addColumn(column, "text").execute();
    await db.schema
      .createIndex("posting_listed")
      .on("posting")
      .columns(["organization_id", "status", "speaks", "first_seen_at", "id"])
      .execute();
    // What is due is counted from the index alone, because rows hold whole postings.
    await db.schema
      .createIndex("application_due")
      .on("application")
      .columns(["answer_by", "status", "answered_at"])
      .execute();
    await shortenSlugs(db);
    await countAgain(db, { column: "responsiveness_json", name: "open-books" });
  },
});

/** Imported organizations had a hash of their name in their slug, which no address showed. */
async function shortenSlugs(db: Kysely<Tables>): Promise<void> {
  const rows = await db
    .selectFrom("organization")
    .select(["id", "name", "name_key", "slug"])
    .orderBy("id")
    .execute();
  const taken = new Set(rows.map(({ slug }) => slug));
  for (const { id, name, name_key: key, slug: before } of rows) {
    const mark = createHash("sha256").update(key).digest("hex").slice(0, 6);
    if (before !== `${organizationSlug(name)}-${mark}`) continue;
    const slug = freeSlug(name, taken);
    taken.add(slug);
    await db.updateTable("organization").set({ slug }).where("id", "=", id).execute();
  }
}

/** Queues the recount that fills new columns, for organizations that have the figures of an earlier one. */
export async function countAgain(
  db: Kysely<Tables>,
  { column, name }: { readonly column: "record_json" | "responsiveness_json"; readonly name: string },
): Promise<void> {
  const counted = await db.selectFrom("organization").select("id").where(column, "is not", null).execute();
  for (const { id: organizationId } of counted)
    await db
      .insertInto("task")
      .values({
        key: `count-answers:${name}:${organizationId}`,
        name: "count-answers",
        payload_json: JSON.stringify({ organizationId }),
        state: "ready",
        attempts: 0,
        run_at: 0,
        leased_until: 0,
        last_error: null,
        finished_at: null,
      })
      .execute();
}
