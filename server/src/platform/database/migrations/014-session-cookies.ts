import type { Migration } from "kysely/migration";

/** Refresh cookies that follow each other. */
export const sessionCookies = (): Migration => ({
  async up(db) {
    await db.schema.alterTable("session").addColumn("cookie_issued_at", "bigint").execute();
    for (const name of ["next_cookie_hash", "previous_cookie_hash"]) {
      await db.schema.alterTable("session").addColumn(name, "text").execute();
      await db.schema.createIndex(`session_${name}`).on("session").column(name).execute();
    }
  },
});
