import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** Exports of people's data, and the index that finds one person's events. */
export const dataExports = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("data_export")
      .addColumn("id", identity as "bigint")
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("asked_at", "bigint", (column) => column.notNull())
      .addColumn("steps", "integer", (column) => column.notNull())
      .addColumn("steps_done", "integer", (column) => column.notNull())
      .addColumn("file_id", "bigint", (column) => column.references("file.id"))
      .addColumn("ready_at", "bigint")
      .addColumn("expires_at", "bigint")
      .execute();
    await db.schema.createIndex("data_export_account").on("data_export").column("account_id").execute();
    await db.schema.createIndex("data_export_expiry").on("data_export").column("expires_at").execute();
    await db.schema.createIndex("event_actor").on("event").column("actor_id").execute();
  },
});
