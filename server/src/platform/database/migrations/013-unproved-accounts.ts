import type { Migration } from "kysely/migration";

/** Accounts of people who haven't proved their mailbox yet. */
export const unprovedAccounts = (): Migration => ({
  async up(db) {
    await db.schema.alterTable("account").addColumn("unproved_email", "text").execute();
    await db.schema
      .alterTable("login_link")
      .addColumn("completes_sign_up", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex("account_unproved_email").on("account").column("unproved_email").execute();
  },
});
