import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** Recent and favorite searches. */
export const searches = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("kept_search")
      .addColumn("id", identity as "bigint")
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("criteria_json", "text", (column) => column.notNull())
      .addColumn("criteria_hash", "text", (column) => column.notNull())
      .addColumn("favorite", "integer", (column) => column.notNull())
      .addColumn("used_at", "bigint", (column) => column.notNull())
      .addUniqueConstraint("kept_search_once", ["account_id", "criteria_hash"])
      .execute();
  },
});
