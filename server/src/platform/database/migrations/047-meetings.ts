import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** Interviews that both sides agreed on, and what is said about no-shows. */
export const meetings = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("meeting")
      .addColumn("id", identity as "bigint")
      .addColumn("application_id", "bigint", (column) => column.notNull().references("application.id"))
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("starts_at", "bigint", (column) => column.notNull())
      .addColumn("ends_at", "bigint", (column) => column.notNull())
      .addColumn("agreed_at", "bigint", (column) => column.notNull())
      .addColumn("canceled_at", "bigint")
      .execute();
    await db.schema
      .createIndex("meeting_application")
      .on("meeting")
      .columns(["application_id", "starts_at"])
      .execute();
    await db.schema.createIndex("meeting_account").on("meeting").columns(["account_id", "ends_at"]).execute();
    await db.schema
      .createTable("meeting_absence")
      .addColumn("id", identity as "bigint")
      .addColumn("application_id", "bigint", (column) => column.notNull().references("application.id"))
      .addColumn("meeting_id", "bigint", (column) => column.notNull().references("meeting.id"))
      .addColumn("side", "text", (column) => column.notNull())
      .addColumn("text", "text")
      .addColumn("stated_at", "bigint", (column) => column.notNull())
      .addColumn("answer", "text")
      .addColumn("answered_at", "bigint")
      .addUniqueConstraint("meeting_absence_once", ["meeting_id", "side"])
      .execute();
    await db.schema
      .createIndex("meeting_absence_application")
      .on("meeting_absence")
      .column("application_id")
      .execute();
  },
});
