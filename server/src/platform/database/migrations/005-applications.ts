import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** Resumes, drafts, applications, and the numbers that organizations are measured by. */
export const applications = ({ identity }: Dialect): Migration => ({
  async up(db) {
    for (const column of ["password_hash", "phone", "postal_code"])
      await db.schema.alterTable("account").addColumn(column, "text").execute();
    await db.schema.alterTable("login_code").addColumn("sign_up_json", "text").execute();
    await db.schema.alterTable("session").addColumn("device_hash", "text").execute();
    await db.schema.alterTable("organization").addColumn("responsiveness_json", "text").execute();
    await db.schema.alterTable("posting").addColumn("answer_business_days", "integer").execute();
    await db.schema.alterTable("posting").addColumn("changed_at", "bigint").execute();
    await db
      .updateTable("posting")
      .set({ changed_at: sql.ref("first_seen_at") })
      .execute();
    await db.schema.createIndex("pro_account").on("pro").column("account_id").execute();
    await db.schema
      .createTable("resume")
      .addColumn("id", identity as "bigint")
      .addColumn("account_id", "bigint", (column) => column.references("account.id"))
      .addColumn("draft_key_hash", "text")
      .addColumn("file_id", "bigint", (column) => column.notNull().references("file.id"))
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("uploaded_at", "bigint", (column) => column.notNull())
      .addColumn("inactivated_at", "bigint")
      .execute();
    await db.schema.createIndex("resume_account").on("resume").column("account_id").execute();
    await db.schema.createIndex("resume_file").on("resume").column("file_id").execute();
    await db.schema
      .createTable("apply_draft")
      .addColumn("key_hash", "text", (column) => column.notNull())
      .addColumn("posting_id", "bigint", (column) => column.notNull().references("posting.id"))
      .addColumn("fields_json", "text", (column) => column.notNull())
      .addColumn("resume_id", "bigint", (column) => column.references("resume.id"))
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("apply_draft_primary", ["key_hash", "posting_id"])
      .execute();
    await db.schema.createIndex("apply_draft_resume").on("apply_draft").column("resume_id").execute();
    await db.schema.createIndex("apply_draft_expiry").on("apply_draft").column("expires_at").execute();
    await db.schema
      .createTable("application")
      .addColumn("id", identity as "bigint")
      .addColumn("posting_id", "bigint", (column) => column.notNull().references("posting.id"))
      .addColumn("organization_id", "bigint", (column) => column.notNull().references("organization.id"))
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("resume_id", "bigint", (column) => column.references("resume.id"))
      .addColumn("charity_id", "text")
      .addColumn("first_name", "text", (column) => column.notNull())
      .addColumn("last_name", "text", (column) => column.notNull())
      .addColumn("phone", "text", (column) => column.notNull())
      .addColumn("postal_code", "text", (column) => column.notNull())
      .addColumn("elevator_pitch", "text", (column) => column.notNull())
      .addColumn("answers_json", "text", (column) => column.notNull())
      .addColumn("posting_json", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("answer_by", "bigint")
      .addColumn("answered_at", "bigint")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("modified_at", "bigint", (column) => column.notNull())
      .addColumn("viewed_at", "bigint")
      .addUniqueConstraint("application_once", ["account_id", "posting_id"])
      .execute();
    await db.schema.createIndex("application_posting").on("application").column("posting_id").execute();
    await db.schema
      .createIndex("application_organization")
      .on("application")
      .columns(["organization_id", "modified_at"])
      .execute();
    // What an organization owes is counted from the index alone, because rows hold whole postings.
    await db.schema
      .createIndex("application_owed")
      .on("application")
      .columns(["organization_id", "posting_id", "status", "answer_by"])
      .execute();
  },
});
