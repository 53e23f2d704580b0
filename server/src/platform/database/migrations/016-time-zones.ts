import type { Migration } from "kysely/migration";

/** The time zone in which a person reads dates. */
export const timeZones = (): Migration => ({
  async up(db) {
    await db.schema.alterTable("account").addColumn("time_zone", "text").execute();
    await db.schema
      .alterTable("account")
      .addColumn("time_zone_chosen", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
});
