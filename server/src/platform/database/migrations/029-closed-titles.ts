import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Finds the closed posting that a new one repeats, among all of an organization's. */
export const closedTitles = (): Migration => ({
  async up(db) {
    await sql`create index posting_closed_title on posting (organization_id, lower(title)) where status = 'closed'`.execute(
      db,
    );
  },
});
