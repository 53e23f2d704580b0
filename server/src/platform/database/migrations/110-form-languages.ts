import type { Migration } from "kysely/migration";

/** The language of the page where somebody wrote who may have no account, and in which they are answered. */
export const formLanguages = (): Migration => ({
  async up(db) {
    for (const table of ["lead", "posting_report", "member_invitation"])
      await db.schema.alterTable(table).addColumn("locale", "text").execute();
  },
});
