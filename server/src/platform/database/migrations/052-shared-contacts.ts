import type { Migration } from "kysely/migration";

/**
 * When an applicant shared their email address and phone number with the hirer. Earlier applicants were told that
 * hirers see both.
 */
export const sharedContacts = (): Migration => ({
  async up(db) {
    await db.schema.alterTable("application").addColumn("contact_shared_at", "bigint").execute();
    await db
      .updateTable("application")
      .set((e) => ({ contact_shared_at: e.ref("created_at") }))
      .execute();
  },
});
