import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** The event log, tasks, idempotency keys, limits, files and the outbox. */
export const foundation = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("event")
      .addColumn("sequence", identity as "bigint")
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("subject_id", "bigint")
      .addColumn("actor_id", "bigint")
      .addColumn("payload_json", "text", (column) => column.notNull())
      .addColumn("occurred_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("event_subject").on("event").columns(["subject", "subject_id"]).execute();
    await db.schema
      .createTable("task")
      .addColumn("id", identity as "bigint")
      .addColumn("key", "text", (column) => column.notNull().unique())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("payload_json", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("run_at", "bigint", (column) => column.notNull())
      .addColumn("leased_until", "bigint", (column) => column.notNull())
      .addColumn("last_error", "text")
      .addColumn("finished_at", "bigint")
      .execute();
    await db.schema.createIndex("task_due").on("task").columns(["state", "run_at"]).execute();
    await db.schema
      .createTable("idempotency_key")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("fingerprint", "text", (column) => column.notNull())
      .addColumn("body", "text")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("rate_window")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("started_at", "bigint", (column) => column.notNull())
      .addColumn("hits", "integer", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("file")
      .addColumn("id", identity as "bigint")
      .addColumn("storage_key", "text", (column) => column.notNull().unique())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("media_type", "text", (column) => column.notNull())
      .addColumn("bytes", "bigint", (column) => column.notNull())
      .addColumn("sha256", "text", (column) => column.notNull())
      .addColumn("owner_id", "bigint")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("mail")
      .addColumn("id", identity as "bigint")
      .addColumn("message_key", "text", (column) => column.notNull().unique())
      .addColumn("reason", "text", (column) => column.notNull().unique())
      .addColumn("channel", "text", (column) => column.notNull())
      .addColumn("recipient", "text", (column) => column.notNull())
      .addColumn("sender", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("html", "text", (column) => column.notNull())
      .addColumn("headers_json", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("sent_at", "bigint")
      .execute();
    await db.schema.createIndex("mail_recipient").on("mail").column("recipient").execute();
  },
});
