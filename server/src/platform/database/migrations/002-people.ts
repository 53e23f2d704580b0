import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** Accounts and how they sign in; organizations and the Pros who host for them. */
export const people = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("signing_key")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("secret", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("account")
      .addColumn("id", identity as "bigint")
      .addColumn("email", "text", (column) => column.notNull().unique())
      .addColumn("email_proved_at", "bigint")
      .addColumn("display_name", "text")
      .addColumn("first_name", "text")
      .addColumn("last_name", "text")
      .addColumn("administrator", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("session")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("cookie_hash", "text", (column) => column.notNull().unique())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("last_seen_at", "bigint", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .addColumn("ended_at", "bigint")
      .execute();
    await db.schema.createIndex("session_account").on("session").column("account_id").execute();
    await db.schema
      .createTable("login_code")
      .addColumn("id", identity as "bigint")
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("salt", "text", (column) => column.notNull())
      .addColumn("tries", "integer", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("used_at", "bigint")
      .execute();
    await db.schema.createIndex("login_code_email").on("login_code").column("email").execute();
    await db.schema
      .createTable("organization")
      .addColumn("id", identity as "bigint")
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("name_key", "text", (column) => column.notNull().unique())
      .addColumn("slug", "text", (column) => column.notNull().unique())
      .addColumn("about", "text")
      .addColumn("site", "text")
      .addColumn("claimed", "integer", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("pro")
      .addColumn("id", identity as "bigint")
      .addColumn("organization_id", "bigint", (column) => column.notNull().references("organization.id"))
      .addColumn("account_id", "bigint", (column) => column.references("account.id"))
      .addColumn("slug", "text", (column) => column.notNull().unique())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("bio", "text", (column) => column.notNull())
      .addColumn("picture_file_id", "bigint", (column) => column.references("file.id"))
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
  },
});
