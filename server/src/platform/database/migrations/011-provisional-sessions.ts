import type { Migration } from "kysely/migration";

/** Sessions for the choices that a mail offers its reader, and what was chosen. */
export const provisionalSessions = (): Migration => ({
  async up(db) {
    await db.schema
      .alterTable("session")
      .addColumn("provisional", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable("preference")
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("channel", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("wanted", "integer", (column) => column.notNull())
      .addColumn("changed_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("preference_once", ["account_id", "channel", "kind"])
      .execute();
  },
});
