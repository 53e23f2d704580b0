import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** News, measurements and errors from browsers. */
export const reports = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("news_article")
      .addColumn("id", identity as "bigint")
      .addColumn("slug", "text", (column) => column.notNull().unique())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("summary", "text", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("published_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("metric")
      .addColumn("id", identity as "bigint")
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("payload_json", "text", (column) => column.notNull())
      .addColumn("received_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("client_error")
      .addColumn("id", identity as "bigint")
      .addColumn("report_json", "text", (column) => column.notNull())
      .addColumn("received_at", "bigint", (column) => column.notNull())
      .execute();
  },
});
