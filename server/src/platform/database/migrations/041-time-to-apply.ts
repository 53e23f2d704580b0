import type { Migration } from "kysely/migration";

/** How long people take to fill in an application. */
export const timeToApply = (): Migration => ({
  async up(db) {
    await db.schema.alterTable("apply_draft").addColumn("started_at", "bigint").execute();
    await db.schema.alterTable("application").addColumn("started_at", "bigint").execute();
    await db.schema.createIndex("application_started").on("application").column("started_at").execute();
  },
});
