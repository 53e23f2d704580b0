import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** What an organization's members note about applications for each other. */
export const notes = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("application_note")
      .addColumn("id", identity as "bigint")
      .addColumn("application_id", "bigint", (column) => column.notNull().references("application.id"))
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("application_note_application")
      .on("application_note")
      .columns(["application_id", "id"])
      .execute();
    await db.schema
      .createIndex("application_note_account")
      .on("application_note")
      .column("account_id")
      .execute();
  },
});
