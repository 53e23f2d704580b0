import type { Migration } from "kysely/migration";

/** What a list said about a posting on the day it was saved. Absent for postings saved earlier. */
export const savedAs = (): Migration => ({
  async up(db) {
    await db.schema.alterTable("saved_posting").addColumn("said_json", "text").execute();
  },
});
