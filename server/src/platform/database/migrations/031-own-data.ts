import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";
import type { Tables } from "../tables.ts";
import { moveAnswerWords } from "./031-answer-words.ts";

/** Deletions of accounts, and what hirers wrote with their answers: the event log holds no words. */
export const ownData = ({ identity }: Dialect): Migration => ({
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable("account_deletion")
      .addColumn("id", identity as "bigint")
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("salt", "text", (column) => column.notNull())
      .addColumn("asked_at", "bigint", (column) => column.notNull())
      .addColumn("due_at", "bigint", (column) => column.notNull())
      .addColumn("cancelled_at", "bigint")
      .addColumn("done_at", "bigint")
      .addColumn("receipt", "text")
      .execute();
    await db.schema
      .createIndex("account_deletion_account")
      .on("account_deletion")
      .column("account_id")
      .execute();
    await db.schema
      .createTable("answer_words")
      .addColumn("id", identity as "bigint")
      .addColumn("application_id", "bigint", (column) => column.notNull().references("application.id"))
      .addColumn("reason", "text")
      .addColumn("note", "text")
      .addColumn("meeting_json", "text")
      .execute();
    await db.schema
      .createIndex("answer_words_application")
      .on("answer_words")
      .column("application_id")
      .execute();
    // Without these, deleting one person's rows reads whole tables, also for the foreign-key checks.
    await db.schema.createIndex("disown_link_account").on("disown_link").column("account_id").execute();
    await db.schema.createIndex("application_resume").on("application").column("resume_id").execute();
    await db.schema.createIndex("organization_logo").on("organization").column("logo_file_id").execute();
    await db.schema
      .createIndex("posting_pro")
      .on("posting")
      .column("pro_id")
      .where(sql<boolean>`pro_id is not null`)
      .execute();
    await db.schema.createIndex("file_owner").on("file").column("owner_id").execute();
    await db.schema.createIndex("lead_email").on("lead").column("email").execute();
    await db.schema.createIndex("member_invitation_email").on("member_invitation").column("email").execute();
    await moveAnswerWords(db);
  },
});
