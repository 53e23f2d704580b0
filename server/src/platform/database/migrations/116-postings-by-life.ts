import type { Migration } from "kysely/migration";

/** Counts an organization's postings by state without reading their rows, which hold whole postings. */
export const postingsByLife = (): Migration => ({
  async up(db) {
    await db.schema
      .createIndex("posting_life")
      .on("posting")
      .columns(["organization_id", "life"])
      .where("life", "is not", null)
      .execute();
  },
});
