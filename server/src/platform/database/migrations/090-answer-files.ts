import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** Files that answer a posting's questions: they belong to a draft, then to the application once that is sent. */
export const answerFiles = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("answer_file")
      .addColumn("id", identity as "bigint")
      .addColumn("draft_key_hash", "text")
      .addColumn("posting_id", "bigint", (column) => column.notNull().references("posting.id"))
      .addColumn("question_id", "text", (column) => column.notNull())
      .addColumn("application_id", "bigint", (column) => column.references("application.id"))
      .addColumn("file_id", "bigint", (column) => column.notNull().references("file.id"))
      .addColumn("text", "text", (column) => column.notNull())
      .addUniqueConstraint("answer_file_once", ["draft_key_hash", "posting_id", "question_id"])
      .execute();
    for (const column of ["application_id", "file_id"] as const)
      await db.schema
        .createIndex(`answer_file_${column.replace("_id", "")}`)
        .on("answer_file")
        .column(column)
        .execute();
  },
});
