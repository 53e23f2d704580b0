import type { Migration } from "kysely/migration";

/** Finds a posting by the address of its page at its source. */
export const sourceAddresses = (): Migration => ({
  async up(db) {
    await db.schema.createIndex("posting_source_url").on("posting").column("source_url").execute();
  },
});
