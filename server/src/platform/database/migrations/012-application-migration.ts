import type { Migration } from "kysely/migration";

/** Codes that move an application to the account that asked for them. */
export const applicationMigration = (): Migration => ({
  async up(db) {
    await db.schema
      .alterTable("login_code")
      .addColumn("application_id", "bigint", (column) => column.references("application.id"))
      .execute();
    await db.schema
      .alterTable("login_code")
      .addColumn("account_id", "bigint", (column) => column.references("account.id"))
      .execute();
  },
});
