import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** What owners do with their resumes, and uploads that arrive in parts. */
export const resumes = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema.alterTable("resume").addColumn("name", "text").execute();
    await db.schema.alterTable("resume").addColumn("preferred_at", "bigint").execute();
    await db.schema.alterTable("resume").addColumn("settled_json", "text").execute();
    await db.schema
      .createTable("upload")
      .addColumn("id", identity as "bigint")
      .addColumn("key_hash", "text", (column) => column.notNull().unique())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("bytes", "integer", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("upload_expiry").on("upload").column("expires_at").execute();
    await db.schema
      .createTable("upload_part")
      .addColumn("upload_id", "bigint", (column) => column.notNull().references("upload.id"))
      .addColumn("number", "integer", (column) => column.notNull())
      .addColumn("storage_key", "text", (column) => column.notNull())
      .addColumn("bytes", "integer", (column) => column.notNull())
      .addColumn("sha256", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("upload_part_primary", ["upload_id", "number"])
      .execute();
  },
});
