import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** The organizations that somebody hides from. */
export const blocks = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("block")
      .addColumn("id", identity as "bigint")
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("organization_id", "bigint", (column) => column.references("organization.id"))
      .addColumn("domain", "text")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addUniqueConstraint("block_organization_once", ["account_id", "organization_id"])
      .addUniqueConstraint("block_domain_once", ["account_id", "domain"])
      .execute();
    await db.schema.createIndex("block_organization").on("block").column("organization_id").execute();
    await db.schema
      .alterTable("application")
      .addColumn("shown_to_employer", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
});
