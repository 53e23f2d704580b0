import type { Migration } from "kysely/migration";

/** Who is enrolled in consulting. */
export const consulting = (): Migration => ({
  async up(db) {
    await db.schema
      .createTable("consulting_enrollment")
      .addColumn("account_id", "bigint", (column) => column.primaryKey().references("account.id"))
      .addColumn("specialty", "text", (column) => column.notNull())
      .addColumn("remote", "text", (column) => column.notNull())
      .addColumn("location", "text")
      .addColumn("enrolled_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("consulting_enrollment_latest")
      .on("consulting_enrollment")
      .columns(["enrolled_at", "account_id"])
      .execute();
    await db.schema
      .createIndex("consulting_enrollment_specialty")
      .on("consulting_enrollment")
      .columns(["specialty", "enrolled_at", "account_id"])
      .execute();
  },
});
