import type { Migration } from "kysely/migration";

/** Successive refresh cookies. */
export const sessionCookies = (): Migration => ({
  async up(db) {
    await db.schema.alterTable("session").addColumn("cookie_shown_at", "bigint").execute();
    await db.schema
      .createTable("session_cookie")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .addColumn("session_id", "text", (column) => column.notNull().references("session.id"))
      .addColumn("issued_at", "bigint", (column) => column.notNull())
      .addColumn("followed_at", "bigint")
      .execute();
    await db.schema.createIndex("session_cookie_session").on("session_cookie").column("session_id").execute();
  },
});
