import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** Postings, the keys that find their duplicates, and the imports that bring them. */
export const postings = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("posting")
      .addColumn("id", identity as "bigint")
      .addColumn("organization_id", "bigint", (column) => column.notNull().references("organization.id"))
      .addColumn("pro_id", "bigint", (column) => column.references("pro.id"))
      .addColumn("source", "text", (column) => column.notNull())
      .addColumn("source_id", "text", (column) => column.notNull())
      .addColumn("source_url", "text")
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("recruiter", "text")
      .addColumn("description", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("compensation", "text")
      .addColumn("compensation_min", "double precision")
      .addColumn("compensation_max", "double precision")
      .addColumn("compensation_type", "text")
      .addColumn("compensation_currency", "text")
      .addColumn("pay_min", "double precision")
      .addColumn("pay_max", "double precision")
      .addColumn("places_json", "text", (column) => column.notNull())
      .addColumn("remote_kind", "text", (column) => column.notNull())
      .addColumn("remote_json", "text", (column) => column.notNull())
      .addColumn("job_type", "text")
      .addColumn("industry", "text")
      .addColumn("seniority", "text")
      .addColumn("skills_json", "text", (column) => column.notNull())
      .addColumn("languages_json", "text", (column) => column.notNull())
      .addColumn("posted_at", "bigint")
      .addColumn("closes_at", "bigint")
      .addColumn("first_seen_at", "bigint", (column) => column.notNull())
      .addColumn("confirmed_at", "bigint")
      .addColumn("closed_at", "bigint")
      .addColumn("content_hash", "text", (column) => column.notNull())
      .addColumn("import_run_id", "bigint")
      .addColumn("cluster_id", "bigint")
      .addColumn("speaks", "integer", (column) => column.notNull())
      .addColumn("cluster_size", "integer", (column) => column.notNull())
      .addUniqueConstraint("posting_source", ["source", "source_id"])
      .execute();
    await db.schema.createIndex("posting_organization").on("posting").column("organization_id").execute();
    await db.schema.createIndex("posting_cluster").on("posting").column("cluster_id").execute();
    await db.schema
      .createTable("duplicate_key")
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("posting_id", "bigint", (column) => column.notNull().references("posting.id"))
      .addPrimaryKeyConstraint("duplicate_key_primary", ["key", "posting_id"])
      .execute();
    await db.schema.createIndex("duplicate_key_posting").on("duplicate_key").column("posting_id").execute();
    await db.schema
      .createTable("import_run")
      .addColumn("id", identity as "bigint")
      .addColumn("source", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("complete", "integer", (column) => column.notNull())
      .addColumn("applied_through", "bigint", (column) => column.notNull())
      .addColumn("summary_json", "text", (column) => column.notNull())
      .addColumn("started_at", "bigint", (column) => column.notNull())
      .addColumn("finished_at", "bigint")
      .execute();
    await db.schema
      .createTable("import_row")
      .addColumn("run_id", "bigint", (column) => column.notNull())
      .addColumn("row", "bigint", (column) => column.notNull())
      .addColumn("content_json", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("import_row_primary", ["run_id", "row"])
      .execute();
  },
});
