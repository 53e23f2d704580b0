import type { Migration } from "kysely/migration";

/** Instant Interviews, one for each application, and their answers. */
export const interviews = (): Migration => ({
  async up(db) {
    await db.schema
      .createTable("interview")
      .addColumn("application_id", "bigint", (column) => column.primaryKey().references("application.id"))
      .addColumn("links", "bigint", (column) => column.notNull())
      .addColumn("links_ended_at", "bigint")
      .addColumn("sent_at", "bigint")
      .addColumn("deleted_at", "bigint")
      .execute();
    await db.schema
      .createTable("interview_answer")
      .addColumn("application_id", "bigint", (column) => column.notNull().references("application.id"))
      .addColumn("question", "text", (column) => column.notNull())
      .addColumn("answer_json", "text")
      .addColumn("answered_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("interview_answer_once", ["application_id", "question"])
      .execute();
  },
});
