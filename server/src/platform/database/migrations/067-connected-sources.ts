import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** Where an organization's postings are fetched from, and the result of each fetch. */
export const connectedSources = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("connected_source")
      .addColumn("id", identity as "bigint")
      .addColumn("organization_id", "bigint", (column) => column.notNull().references("organization.id"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("url", "text", (column) => column.notNull())
      .addColumn("made_by", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("made_at", "bigint", (column) => column.notNull())
      .addColumn("next_at", "bigint", (column) => column.notNull())
      .addColumn("not_before", "bigint", (column) => column.notNull())
      .addColumn("failures", "integer", (column) => column.notNull())
      .addColumn("etag", "text")
      .addColumn("last_modified", "text")
      .addColumn("read_at", "bigint")
      .addColumn("held_closings", "integer", (column) => column.notNull())
      .addColumn("allowed_closings", "integer", (column) => column.notNull())
      .addColumn("paused_at", "bigint")
      .addColumn("removed_at", "bigint")
      .execute();
    await db.schema
      .createIndex("connected_source_organization")
      .on("connected_source")
      .columns(["organization_id", "id"])
      .execute();
    await db.schema
      .createIndex("connected_source_made_by")
      .on("connected_source")
      .column("made_by")
      .execute();
    await db.schema
      .createTable("source_fetch")
      .addColumn("id", identity as "bigint")
      .addColumn("source_id", "bigint", (column) => column.notNull().references("connected_source.id"))
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("outcome", "text", (column) => column.notNull())
      .addColumn("fault", "text")
      .addColumn("offered", "integer", (column) => column.notNull())
      .addColumn("applied_json", "text", (column) => column.notNull())
      .addColumn("refused", "integer", (column) => column.notNull())
      .addColumn("refusals_json", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("source_fetch_source")
      .on("source_fetch")
      .columns(["source_id", "id"])
      .execute();
  },
});
