import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** Keys of organizations' own programs. */
export const apiKeys = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("api_key")
      .addColumn("id", identity as "bigint")
      .addColumn("organization_id", "bigint", (column) => column.notNull().references("organization.id"))
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("hash", "text", (column) => column.notNull().unique())
      .addColumn("ending", "text", (column) => column.notNull())
      .addColumn("scopes_json", "text", (column) => column.notNull())
      .addColumn("made_by", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("made_at", "bigint", (column) => column.notNull())
      .addColumn("used_at", "bigint")
      .addColumn("revoked_at", "bigint")
      .execute();
    await db.schema
      .createIndex("api_key_organization")
      .on("api_key")
      .columns(["organization_id", "id"])
      .execute();
    // Programs read an organization's applications page by page.
    await db.schema
      .createIndex("application_organization_number")
      .on("application")
      .columns(["organization_id", "id"])
      .execute();
    await db.schema.createIndex("api_key_made_by").on("api_key").column("made_by").execute();
  },
});
