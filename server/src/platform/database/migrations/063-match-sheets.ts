import type { Migration } from "kysely/migration";

/** What a posting required beside what its applicant showed. */
export const matchSheets = (): Migration => ({
  async up(db) {
    await db.schema
      .createTable("application_match")
      .addColumn("application_id", "bigint", (column) => column.primaryKey().references("application.id"))
      .addColumn("musts", "integer", (column) => column.notNull())
      .addColumn("musts_met", "integer", (column) => column.notNull())
      .addColumn("nice", "integer", (column) => column.notNull())
      .addColumn("nice_met", "integer", (column) => column.notNull())
      .addColumn("sheet_json", "text", (column) => column.notNull())
      .addColumn("made_at", "bigint", (column) => column.notNull())
      .execute();
  },
});
