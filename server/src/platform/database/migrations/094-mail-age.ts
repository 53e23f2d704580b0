import type { Migration } from "kysely/migration";

/** Mails are deleted by age every hour, from a table that can be large. */
export const mailAge = (): Migration => ({
  async up(db) {
    await db.schema.createIndex("mail_created").on("mail").column("created_at").execute();
  },
});
