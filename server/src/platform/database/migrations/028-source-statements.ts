import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** What sources say about postings that their organization confirmed. */
export const sourceStatements = (_dialect: Dialect): Migration => ({
  async up(db) {
    await db.schema.alterTable("hosted_posting").addColumn("source_fields_json", "text").execute();
    await db.schema
      .createTable("source_statement")
      .addColumn("posting_id", "bigint", (column) => column.primaryKey().references("posting.id"))
      .addColumn("columns_json", "text", (column) => column.notNull())
      .addColumn("said_at", "bigint", (column) => column.notNull())
      .execute();
  },
});
