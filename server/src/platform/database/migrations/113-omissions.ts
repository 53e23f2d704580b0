import type { Migration } from "kysely/migration";

/** What a fetch left out of the rows that it took. */
export const omissions = (): Migration => ({
  async up(db) {
    await db.schema
      .alterTable("source_fetch")
      .addColumn("omitted", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable("source_fetch")
      .addColumn("omissions_json", "text", (column) => column.notNull().defaultTo("[]"))
      .execute();
  },
});
