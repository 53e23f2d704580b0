import type { Migration } from "kysely/migration";

export const importedReposts = (): Migration => ({
  async up(db) {
    await db.schema.alterTable("posting").addColumn("added_run_id", "bigint").execute();
    await db.schema.alterTable("posting").addColumn("repeats_id", "bigint").execute();
  },
});
