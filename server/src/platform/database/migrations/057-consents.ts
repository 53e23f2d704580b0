import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** What somebody agreed to. */
export const consents = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("consent")
      .addColumn("id", identity as "bigint")
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("about", "text", (column) => column.notNull())
      .addColumn("wording", "text", (column) => column.notNull())
      .addColumn("given_at", "bigint", (column) => column.notNull())
      .addColumn("given_where", "text", (column) => column.notNull())
      .addColumn("taken_back_at", "bigint")
      .addColumn("taken_back_where", "text")
      .execute();
    await db.schema
      .createIndex("consent_latest")
      .on("consent")
      .columns(["account_id", "given_at", "id"])
      .execute();
  },
});
