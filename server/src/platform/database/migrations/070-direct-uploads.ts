import type { Migration } from "kysely/migration";

/** Uploads that browsers send to the file store directly. */
export const directUploads = (): Migration => ({
  async up(db) {
    await db.schema
      .alterTable("upload")
      .addColumn("direct", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
});
