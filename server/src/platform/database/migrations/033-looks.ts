import type { Migration } from "kysely/migration";

/** Who looked at whose personal data, and how. */
export const looks = (): Migration => ({
  async up(db) {
    await db.schema
      .createTable("look")
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("looker_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("impersonator_id", "bigint")
      .addColumn("organization_id", "bigint", (column) => column.notNull().references("organization.id"))
      .addColumn("application_id", "bigint", (column) => column.notNull().references("application.id"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("first_at", "bigint", (column) => column.notNull())
      .addColumn("last_at", "bigint", (column) => column.notNull())
      .addColumn("times", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("look_once_a_day", [
        "account_id",
        "application_id",
        "looker_id",
        "kind",
        "day",
      ])
      .execute();
    await db.schema.createIndex("look_account").on("look").columns(["account_id", "last_at"]).execute();
  },
});
