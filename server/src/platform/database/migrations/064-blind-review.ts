import type { Migration } from "kysely/migration";

/** The stage up to which an organization reads applications blind, and the same for each application sent. */
export const blindReview = (): Migration => ({
  async up(db) {
    await db.schema.alterTable("organization").addColumn("blind_until", "text").execute();
    await db.schema.alterTable("application").addColumn("blind_until", "text").execute();
    await db.schema.alterTable("application").addColumn("blind_text", "text").execute();
  },
});
