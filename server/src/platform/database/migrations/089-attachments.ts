import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** Files that came with replies by mail; refused ones have only a name. */
export const attachments = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("message_attachment")
      .addColumn("id", identity as "bigint")
      .addColumn("message_id", "bigint", (column) => column.notNull().references("message.id"))
      .addColumn("application_id", "bigint", (column) => column.notNull().references("application.id"))
      .addColumn("file_id", "bigint", (column) => column.references("file.id"))
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .execute();
    for (const column of ["application_id", "message_id", "file_id"] as const)
      await db.schema
        .createIndex(`message_attachment_${column.replace("_id", "")}`)
        .on("message_attachment")
        .column(column)
        .execute();
  },
});
