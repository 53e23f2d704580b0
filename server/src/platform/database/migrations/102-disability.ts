import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Whether somebody says that they have a disability. */
export const disability = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("self_identification").addColumn("disability", "text").execute();
  },
});
