import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A draft gets its number when begun. Job alerts that looked past that number find it by when it was published. */
export const latePostings = (): Migration => ({
  async up(db) {
    await db.schema.alterTable("hosted_posting").addColumn("listed_after", "bigint").execute();
    await db.schema
      .createIndex("hosted_posting_listed_after")
      .on("hosted_posting")
      .column("listed_after")
      .where(sql<boolean>`listed_after is not null`)
      .execute();
  },
});
