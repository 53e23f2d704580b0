import type { Migration } from "kysely/migration";

/** What an organization has search engines and shared links say of its posting. */
export const postingHeads = (): Migration => ({
  async up(db) {
    await db.schema.alterTable("posting").addColumn("head_json", "text").execute();
  },
});
