import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** When finished applications are forgotten, what is held until then, and why an account is deleted. */
export const retention = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema.alterTable("application").addColumn("forget_at", "bigint").execute();
    await db.schema.alterTable("application").addColumn("forgotten_at", "bigint").execute();
    await db.schema
      .alterTable("account_deletion")
      .addColumn("cause", "text", (column) => column.notNull().defaultTo("asked"))
      .execute();
    await db.schema
      .createTable("legal_hold")
      .addColumn("id", identity as "bigint")
      .addColumn("organization_id", "bigint", (column) => column.references("organization.id"))
      .addColumn("application_id", "bigint", (column) => column.references("application.id"))
      .addColumn("reason", "text", (column) => column.notNull())
      .addColumn("placed_at", "bigint", (column) => column.notNull())
      .addColumn("ended_at", "bigint")
      .execute();
    await db.schema.createIndex("legal_hold_application").on("legal_hold").column("application_id").execute();
    await db.schema
      .createIndex("application_forgotten")
      .on("application")
      .columns(["forgotten_at", "forget_at"])
      .execute();
    // Each night finds old rows without reading whole tables.
    for (const [table, column] of aged)
      await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  },
});

const aged = [
  ["session", "last_seen_at"],
  ["look", "last_at"],
  ["task", "finished_at"],
  ["session_cookie", "issued_at"],
  ["seen_posting", "seen_at"],
] as const;
