import type { Migration } from "kysely/migration";

/** What a posting's source states in columns of its own. Older postings have none: their texts are read as before. */
export const statedFacts = (): Migration => ({
  async up(db) {
    await db.schema.alterTable("posting").addColumn("stated_json", "text").execute();
  },
});
