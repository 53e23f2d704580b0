import type { Migration } from "kysely/migration";

/** Which colleagues are looking at which applications now. A row counts for less than a minute. */
export const presence = (): Migration => ({
  async up(db) {
    await db.schema
      .createTable("application_presence")
      .addColumn("application_id", "bigint", (column) => column.notNull().references("application.id"))
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("seen_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("application_presence_once", ["application_id", "account_id"])
      .execute();
    await db.schema
      .createIndex("application_presence_account")
      .on("application_presence")
      .column("account_id")
      .execute();
    await db.schema
      .createIndex("application_presence_seen")
      .on("application_presence")
      .column("seen_at")
      .execute();
  },
});
