import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** External accounts that sign in here, and authorization requests under way. */
export const socialIdentities = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("social_identity")
      .addColumn("id", identity as "bigint")
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("provider", "text", (column) => column.notNull())
      .addColumn("issuer", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("linked_at", "bigint", (column) => column.notNull())
      .addUniqueConstraint("social_identity_once", ["issuer", "subject"])
      .execute();
    await db.schema
      .createIndex("social_identity_account")
      .on("social_identity")
      .column("account_id")
      .execute();
    await db.schema
      .createTable("authorization_request")
      .addColumn("id", identity as "bigint")
      .addColumn("provider", "text", (column) => column.notNull())
      .addColumn("account_id", "bigint", (column) => column.references("account.id"))
      .addColumn("salt", "text", (column) => column.notNull())
      .addColumn("browser_hash", "text", (column) => column.notNull())
      .addColumn("redirect", "text")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("used_at", "bigint")
      .addColumn("outcome", "text")
      .addColumn("identity_json", "text")
      .execute();
    await db.schema
      .createIndex("authorization_request_browser")
      .on("authorization_request")
      .column("browser_hash")
      .execute();
  },
});
