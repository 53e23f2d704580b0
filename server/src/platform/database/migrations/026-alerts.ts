import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** Job alerts, what each person was told, the alert whose mail started a session, and mails that may be withheld. */
export const alerts = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("job_alert")
      .addColumn("id", identity as "bigint")
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("criteria_json", "text", (column) => column.notNull())
      .addColumn("criteria_hash", "text", (column) => column.notNull())
      .addColumn("frequency", "text", (column) => column.notNull())
      .addColumn("hour", "integer", (column) => column.notNull())
      .addColumn("paused_by", "text")
      .addColumn("unanswered", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("seen_through", "bigint", (column) => column.notNull())
      .addColumn("due_at", "bigint")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addUniqueConstraint("job_alert_once", ["account_id", "criteria_hash"])
      .execute();
    await db.schema.createIndex("job_alert_due").on("job_alert").columns(["due_at", "id"]).execute();
    await db.schema
      .createTable("alerted_posting")
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("posting_id", "bigint", (column) => column.notNull())
      .addColumn("told_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("alerted_posting_once", ["account_id", "posting_id"])
      .execute();
    await db.schema.createIndex("alerted_posting_told").on("alerted_posting").column("told_at").execute();
    await db.schema.alterTable("session").addColumn("job_alert_id", "bigint").execute();
    await db.schema.alterTable("mail").addColumn("wish_json", "text").execute();
    await db.schema.alterTable("mail").addColumn("withheld_at", "bigint").execute();
  },
});
