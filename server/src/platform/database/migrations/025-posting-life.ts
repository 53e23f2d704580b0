import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** Postings written here: their state, what their editor shows, and the log of changes. */
export const postingLife = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema.alterTable("posting").addColumn("life", "text").execute();
    await db.schema
      .createTable("hosted_posting")
      .addColumn("posting_id", "bigint", (column) => column.primaryKey().references("posting.id"))
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("fields_json", "text", (column) => column.notNull())
      .addColumn("published_at", "bigint")
      .addColumn("confirm_by", "bigint")
      .addColumn("former_id", "bigint", (column) => column.references("posting.id"))
      .addColumn("saved_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("hosted_posting_former")
      .on("hosted_posting")
      .column("former_id")
      .where(sql<boolean>`former_id is not null`)
      .execute();
    await db.schema
      .createTable("posting_change")
      .addColumn("id", identity as "bigint")
      .addColumn("posting_id", "bigint", (column) => column.notNull().references("posting.id"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("actor", "text", (column) => column.notNull())
      .addColumn("reason", "text")
      .addColumn("fields_json", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("posting_change_posting")
      .on("posting_change")
      .columns(["posting_id", "id"])
      .execute();
  },
});
