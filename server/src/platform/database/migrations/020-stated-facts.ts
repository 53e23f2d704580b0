import type { Migration } from "kysely/migration";

/** What a posting states about the work. For older postings it is read when they are indexed, until they change. */
export const statedFacts = (): Migration => ({
  async up(db) {
    await db.schema.alterTable("posting").addColumn("stated_json", "text").execute();
  },
});
