import type { Migration } from "kysely/migration";

/** A meeting for a calendar, sent with a mail. */
export const mailCalendars = (): Migration => ({
  async up(db) {
    await db.schema.alterTable("mail").addColumn("calendar_json", "text").execute();
  },
});
