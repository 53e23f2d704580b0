import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** Passkeys, and the challenges that authenticators sign. */
export const passkeys = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("passkey")
      .addColumn("id", identity as "bigint")
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("credential_id", "text", (column) => column.notNull().unique())
      .addColumn("public_key", "text", (column) => column.notNull())
      .addColumn("counter", "bigint", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("last_used_at", "bigint")
      .execute();
    await db.schema.createIndex("passkey_account").on("passkey").column("account_id").execute();
    await db.schema
      .createTable("passkey_challenge")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .addColumn("account_id", "bigint", (column) => column.references("account.id"))
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
  },
});
