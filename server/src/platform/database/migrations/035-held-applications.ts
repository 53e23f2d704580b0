import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** Applications that can still be undone for a few seconds. */
export const heldApplications = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("held_application")
      .addColumn("id", identity as "bigint")
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("impersonator_id", "bigint", (column) => column.references("account.id"))
      .addColumn("posting_id", "bigint", (column) => column.notNull().references("posting.id"))
      .addColumn("sending_json", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("problem", "text")
      .addColumn("leaves_at", "bigint", (column) => column.notNull())
      .addUniqueConstraint("held_application_once", ["account_id", "posting_id"])
      .execute();
    await db.schema
      .createIndex("held_application_posting")
      .on("held_application")
      .column("posting_id")
      .execute();
  },
});
