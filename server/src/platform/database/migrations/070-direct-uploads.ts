import type { Migration } from "kysely/migration";

/** Uploads that browsers bring to the file store themselves. */
export const directUploads = (): Migration => ({
  async up(db) {
    await db.schema
      .alterTable("upload")
      .addColumn("direct", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
});
