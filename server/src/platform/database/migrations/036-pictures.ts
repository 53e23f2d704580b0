import type { Migration } from "kysely/migration";

/** A person's own picture, at an address that nobody can guess. */
export const pictures = (): Migration => ({
  async up(db) {
    await db.schema
      .alterTable("account")
      .addColumn("picture_file_id", "bigint", (column) => column.references("file.id"))
      .execute();
    await db.schema.alterTable("account").addColumn("picture_key", "text").execute();
    await db.schema.createIndex("account_picture").on("account").column("picture_key").unique().execute();
  },
});
