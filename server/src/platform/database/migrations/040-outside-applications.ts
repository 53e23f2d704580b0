import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** Applications made elsewhere, and those that a browser made before anybody signed in. */
export const outsideApplications = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("partner_apply")
      .addColumn("id", identity as "bigint")
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("posting_id", "bigint", (column) => column.notNull().references("posting.id"))
      .addColumn("key_hash", "text", (column) => column.notNull())
      .addColumn("made_at", "bigint", (column) => column.notNull())
      .addColumn("account_id", "bigint", (column) => column.references("account.id"))
      .execute();
    for (const column of ["made_at", "posting_id", "account_id"])
      await db.schema.createIndex(`partner_apply_${column}`).on("partner_apply").column(column).execute();
    await db.schema
      .createTable("outside_application")
      .addColumn("id", identity as "bigint")
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("posting_id", "bigint", (column) => column.references("posting.id"))
      .addColumn("url", "text")
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("organization", "text")
      .addColumn("stage", "text", (column) => column.notNull())
      .addColumn("notes", "text", (column) => column.notNull())
      .addColumn("remind_at", "bigint")
      .addColumn("applied_at", "bigint", (column) => column.notNull())
      .addColumn("modified_at", "bigint", (column) => column.notNull())
      .addUniqueConstraint("outside_application_once", ["account_id", "posting_id"])
      .execute();
    await db.schema
      .createIndex("outside_application_posting")
      .on("outside_application")
      .column("posting_id")
      .execute();
  },
});
