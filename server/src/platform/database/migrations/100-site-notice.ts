import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** What the operator tells everybody: each change is a row, and the newest holds. */
export const siteNotice = ({ identity }: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("site_notice")
      .addColumn("id", identity as "bigint")
      .addColumn("kind", "text")
      .addColumn("text", "text")
      .addColumn("link", "text")
      .addColumn("from_at", "bigint")
      .addColumn("until_at", "bigint")
      .addColumn("reason", "text", (column) => column.notNull())
      .addColumn("changed_by", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("changed_at", "bigint", (column) => column.notNull())
      .execute();
  },
});
