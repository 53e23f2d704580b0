import type { Migration } from "kysely/migration";

/** The language in which a person reads mails: theirs, or that of the page that a code or link was asked for on. */
export const languages = (): Migration => ({
  async up(db) {
    for (const table of ["account", "login_code", "login_link"])
      await db.schema.alterTable(table).addColumn("locale", "text").execute();
  },
});
