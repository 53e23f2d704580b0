import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** Where sessions are, what codes are for, addresses waiting for proof, and links that undo what was mailed. */
export const identityTables = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema.alterTable("session").addColumn("device", "text").execute();
    await db.schema.alterTable("session").addColumn("network", "text").execute();
    await db.schema
      .alterTable("login_code")
      .addColumn("purpose", "text", (column) => column.notNull().defaultTo("sign-in"))
      .execute();
    await db.schema
      .createTable("login_link")
      .addColumn("id", identity as "bigint")
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("salt", "text", (column) => column.notNull())
      .addColumn("browser_hash", "text", (column) => column.notNull())
      .addColumn("redirect", "text")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("used_at", "bigint")
      .execute();
    await db.schema
      .createTable("email_change")
      .addColumn("id", identity as "bigint")
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("old_email", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("salt", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .addColumn("confirmed_at", "bigint")
      .addColumn("cancelled_at", "bigint")
      .execute();
    await db.schema.createIndex("email_change_account").on("email_change").column("account_id").execute();
    await db.schema
      .createTable("disown_link")
      .addColumn("id", identity as "bigint")
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("salt", "text", (column) => column.notNull())
      .addColumn("reason", "text", (column) => column.notNull().unique())
      .addColumn("restores_email", "integer", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
  },
});
