import type { Migration } from "kysely/migration";

/** Sessions in which an administrator is signed in as somebody, and events that name both. */
export const administrators = (): Migration => ({
  async up(db) {
    await db.schema
      .alterTable("session")
      .addColumn("impersonator_session_id", "text", (column) => column.references("session.id"))
      .execute();
    await db.schema.alterTable("session").addColumn("impersonation_reason", "text").execute();
    await db.schema
      .createIndex("session_impersonator")
      .on("session")
      .column("impersonator_session_id")
      .execute();
    await db.schema.alterTable("event").addColumn("impersonator_id", "bigint").execute();
  },
});
