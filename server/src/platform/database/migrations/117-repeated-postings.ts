import type { Migration } from "kysely/migration";

/** Finds the posting that repeats a closed one. */
export const repeatedPostings = (): Migration => ({
  async up(db) {
    await db.schema
      .createIndex("posting_repeats")
      .on("posting")
      .column("repeats_id")
      .where("repeats_id", "is not", null)
      .execute();
  },
});
