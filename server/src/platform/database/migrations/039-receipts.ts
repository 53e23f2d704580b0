import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** Keys that sign for anybody to verify, and the signed receipts of applications. */
export const receipts = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("signature_key")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("public_key", "text", (column) => column.notNull())
      .addColumn("private_key", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("retired_at", "bigint")
      .execute();
    await db.schema
      .createTable("application_receipt")
      .addColumn("id", identity as "bigint")
      .addColumn("application_id", "bigint", (column) => column.notNull().references("application.id"))
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("issued_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("application_receipt_application")
      .on("application_receipt")
      .column("application_id")
      .execute();
  },
});
