import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** What readers report about postings, what organizations object to, and what the operator removed. */
export const postingReports = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("posting_report")
      .addColumn("id", identity as "bigint")
      .addColumn("posting_id", "bigint", (column) => column.notNull().references("posting.id"))
      .addColumn("reason", "text", (column) => column.notNull())
      .addColumn("words", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("answer_by", "bigint", (column) => column.notNull())
      .addColumn("answered_at", "bigint")
      .addColumn("answered_by", "bigint")
      .addColumn("upheld", "integer")
      .addColumn("answer", "text")
      .execute();
    await db.schema
      .createTable("signal_appeal")
      .addColumn("id", identity as "bigint")
      .addColumn("posting_id", "bigint", (column) => column.notNull().references("posting.id"))
      .addColumn("signal", "text", (column) => column.notNull())
      .addColumn("evidence", "text", (column) => column.notNull())
      .addColumn("words", "text", (column) => column.notNull())
      .addColumn("made_by", "bigint", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("answer_by", "bigint", (column) => column.notNull())
      .addColumn("answered_at", "bigint")
      .addColumn("answered_by", "bigint")
      .addColumn("upheld", "integer")
      .addColumn("answer", "text")
      .execute();
    for (const table of ["posting_report", "signal_appeal"]) {
      await db.schema.createIndex(`${table}_posting`).on(table).column("posting_id").execute();
      await db.schema.createIndex(`${table}_due`).on(table).columns(["answered_at", "answer_by"]).execute();
    }
    await db.schema.createIndex("posting_report_email").on("posting_report").column("email").execute();
    await db.schema.alterTable("posting").addColumn("withheld_at", "bigint").execute();
  },
});
