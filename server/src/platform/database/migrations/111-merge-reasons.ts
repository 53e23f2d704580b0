import type { Migration } from "kysely/migration";

/** Why an administrator merged two organizations; null for merges from before it was asked. */
export const mergeReasons = (): Migration => ({
  async up(db) {
    await db.schema.alterTable("organization_merge").addColumn("reason", "text").execute();
  },
});
