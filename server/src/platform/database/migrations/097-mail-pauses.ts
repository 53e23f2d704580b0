import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** Kinds of mail that an operator held back. */
export const mailPauses = ({ identity }: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("mail_pause")
      .addColumn("id", identity as "bigint")
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("reason", "text", (column) => column.notNull())
      .addColumn("paused_by", "bigint", (column) => column.notNull())
      .addColumn("paused_at", "bigint", (column) => column.notNull())
      .addColumn("resumed_by", "bigint")
      .addColumn("resumed_at", "bigint")
      .execute();
    // A kind is paused once.
    await db.schema
      .createIndex("mail_pause_now")
      .unique()
      .on("mail_pause")
      .column("kind")
      .where(sql.ref("resumed_at"), "is", null)
      .execute();
  },
});
