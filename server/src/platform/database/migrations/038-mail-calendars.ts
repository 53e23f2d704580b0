import type { Migration } from "kysely/migration";

/** A calendar's meeting that comes with a mail. */
export const mailCalendars = (): Migration => ({
  async up(db) {
    await db.schema.alterTable("mail").addColumn("calendar_json", "text").execute();
  },
});
