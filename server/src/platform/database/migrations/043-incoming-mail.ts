import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** Incoming mail that waits to be acted on, and addresses that mail didn't reach. */
export const incomingMail = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("incoming_mail")
      .addColumn("id", identity as "bigint")
      .addColumn("digest", "text", (column) => column.notNull().unique())
      .addColumn("recipient", "text", (column) => column.notNull())
      .addColumn("raw_base64", "text", (column) => column.notNull())
      .addColumn("received_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("incoming_mail_received").on("incoming_mail").column("received_at").execute();
    await db.schema
      .createTable("bounced_address")
      .addColumn("address_hash", "text", (column) => column.primaryKey())
      .addColumn("failures", "integer", (column) => column.notNull())
      .addColumn("last_at", "bigint", (column) => column.notNull())
      .addColumn("rests_until", "bigint")
      .execute();
  },
});
