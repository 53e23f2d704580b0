import type { Migration } from "kysely/migration";

/** What search engines and shared links show about a posting, in its organization's words. */
export const postingHeads = (): Migration => ({
  async up(db) {
    await db.schema.alterTable("posting").addColumn("head_json", "text").execute();
  },
});
