import type { Migration } from "kysely/migration";

/** The postings that people saved. */
export const savedPostings = (): Migration => ({
  async up(db) {
    await db.schema
      .createTable("saved_posting")
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("posting_id", "bigint", (column) => column.notNull().references("posting.id"))
      .addColumn("saved_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("saved_posting_once", ["account_id", "posting_id"])
      .execute();
    await db.schema.createIndex("saved_posting_posting").on("saved_posting").column("posting_id").execute();
  },
});
