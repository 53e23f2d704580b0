import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** Who gets news about applications to their organizations once a day, and what waits for the next such mail. */
export const digests = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("digest_reader")
      .addColumn("account_id", "bigint", (column) => column.primaryKey().references("account.id"))
      .execute();
    await db.schema
      .createTable("digest_entry")
      .addColumn("id", identity as "bigint")
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("application_id", "bigint", (column) => column.notNull().references("application.id"))
      .addColumn("news", "text", (column) => column.notNull())
      .addColumn("reason", "text", (column) => column.notNull().unique())
      .addColumn("noted_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("digest_entry_of").on("digest_entry").columns(["account_id", "id"]).execute();
    await db.schema
      .createIndex("digest_entry_application")
      .on("digest_entry")
      .column("application_id")
      .execute();
  },
});
