import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** Phones that get text messages, what their owners agreed to, and messages that came in. */
export const textMessages = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("sms_number")
      .addColumn("account_id", "bigint", (column) => column.primaryKey().references("account.id"))
      .addColumn("number", "text", (column) => column.notNull())
      .addColumn("salt", "text", (column) => column.notNull())
      .addColumn("tries", "integer", (column) => column.notNull())
      .addColumn("asked_at", "bigint", (column) => column.notNull())
      .addColumn("proved_at", "bigint")
      .addColumn("wording", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("sms_number_number").on("sms_number").column("number").execute();
    await db.schema
      .createTable("sms_consent")
      .addColumn("id", identity as "bigint")
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("number", "text", (column) => column.notNull())
      .addColumn("wording", "text", (column) => column.notNull())
      .addColumn("given_at", "bigint", (column) => column.notNull())
      .addColumn("withdrawn_at", "bigint")
      .execute();
    await db.schema.createIndex("sms_consent_account").on("sms_consent").column("account_id").execute();
    await db.schema
      .createTable("incoming_sms")
      .addColumn("digest", "text", (column) => column.primaryKey())
      .addColumn("received_at", "bigint", (column) => column.notNull())
      .execute();
    // Finds them by recipient: their reasons begin with the account.
    await db.schema
      .createIndex("mail_sms")
      .on("mail")
      .column("reason")
      .where(sql.ref("channel"), "=", sql.lit("sms"))
      .execute();
    await db.schema.createIndex("incoming_sms_received").on("incoming_sms").column("received_at").execute();
  },
});
