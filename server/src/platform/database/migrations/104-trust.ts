import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../tables.ts";
import { countAgain } from "./019-open-books.ts";

/** What the page of live figures counts, from indexes alone: rows hold whole postings and mails. */
export const trust = (): Migration => ({
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable("organization").addColumn("answer_waits_json", "text").execute();
    await db.schema
      .createIndex("organization_record")
      .on("organization")
      .column("id")
      .where(sql<boolean>`record_json is not null`)
      .execute();
    await db.schema
      .createIndex("posting_open")
      .on("posting")
      .columns(["id", "source", "life", "confirmed_at", "first_seen_at"])
      .columns(["pay_min", "pay_max", "speaks", "cluster_size"])
      .where(sql<boolean>`status = 'open'`)
      .execute();
    await db.schema
      .createIndex("mail_alert_sent")
      .on("mail")
      .columns(["sent_at", "reason"])
      .where(sql<boolean>`substr(reason, 1, 10) = 'job-alert:'`)
      .execute();
    await countAgain(db, { column: "record_json", name: "trust" });
  },
});
