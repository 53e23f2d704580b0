import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** What people say about themselves is kept apart: its account number is no foreign key. Reports hold only figures. */
export const fairness = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("self_identification")
      .addColumn("account_id", "bigint", (column) => column.primaryKey())
      .addColumn("sex", "text")
      .addColumn("ethnicity", "text")
      .addColumn("changed_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("bias_report")
      .addColumn("id", identity as "bigint")
      .addColumn("organization_id", "bigint", (column) => column.notNull().references("organization.id"))
      .addColumn("period", "text", (column) => column.notNull())
      .addColumn("figures_json", "text", (column) => column.notNull())
      .addColumn("counted_at", "bigint", (column) => column.notNull())
      .addColumn("published_at", "bigint")
      .addUniqueConstraint("bias_report_once", ["organization_id", "period"])
      .execute();
    await db.schema
      .createTable("record_reply")
      .addColumn("id", identity as "bigint")
      .addColumn("organization_id", "bigint", (column) => column.notNull().references("organization.id"))
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("published_at", "bigint", (column) => column.notNull())
      .addColumn("ended_at", "bigint")
      .addColumn("removal_reason", "text")
      .execute();
    await db.schema
      .createTable("kept_on_file")
      .addColumn("application_id", "bigint", (column) => column.primaryKey().references("application.id"))
      .addColumn("months", "integer", (column) => column.notNull())
      .addColumn("asked_at", "bigint", (column) => column.notNull())
      .addColumn("granted_at", "bigint")
      .addColumn("ends_at", "bigint")
      .execute();
    await db.schema
      .createTable("kept_invitation")
      .addColumn("id", identity as "bigint")
      .addColumn("application_id", "bigint", (column) => column.notNull().references("application.id"))
      .addColumn("posting_id", "bigint", (column) => column.notNull().references("posting.id"))
      .addColumn("invited_at", "bigint", (column) => column.notNull())
      .addUniqueConstraint("kept_invitation_once", ["application_id", "posting_id"])
      .execute();
    await db.schema
      .createIndex("record_reply_organization")
      .on("record_reply")
      .column("organization_id")
      .execute();
  },
});
