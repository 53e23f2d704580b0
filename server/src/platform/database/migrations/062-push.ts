import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** Browsers that show notifications, and the key that identifies this server to push services. */
export const push = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("push_key")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("public_key", "text", (column) => column.notNull())
      .addColumn("private_key", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("push_browser")
      .addColumn("id", identity as "bigint")
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("endpoint", "text", (column) => column.notNull().unique())
      .addColumn("p256dh", "text", (column) => column.notNull())
      .addColumn("auth", "text", (column) => column.notNull())
      .addColumn("added_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("push_browser_account").on("push_browser").column("account_id").execute();
    // Finds them by recipient: their reasons begin with the account.
    await db.schema
      .createIndex("mail_push")
      .on("mail")
      .column("reason")
      .where(sql.ref("channel"), "=", sql.lit("push"))
      .execute();
  },
});
