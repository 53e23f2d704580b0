import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** What applicants and organizations write to each other, and the addresses for their replies by mail. */
export const conversations = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("message")
      .addColumn("id", identity as "bigint")
      .addColumn("application_id", "bigint", (column) => column.notNull().references("application.id"))
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("side", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("mail_hash", "text")
      .addColumn("sent_at", "bigint", (column) => column.notNull())
      .addUniqueConstraint("message_of_mail", ["application_id", "mail_hash"])
      .execute();
    await db.schema
      .createIndex("message_application")
      .on("message")
      .columns(["application_id", "id"])
      .execute();
    await db.schema.createIndex("message_account").on("message").column("account_id").execute();
    await db.schema
      .createTable("conversation_reading")
      .addColumn("application_id", "bigint", (column) => column.notNull().references("application.id"))
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("through", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("conversation_reading_once", ["application_id", "account_id"])
      .execute();
    await db.schema
      .createIndex("conversation_reading_account")
      .on("conversation_reading")
      .column("account_id")
      .execute();
    await db.schema
      .createTable("relay_address")
      .addColumn("token", "text", (column) => column.primaryKey())
      .addColumn("application_id", "bigint", (column) => column.notNull().references("application.id"))
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("told_at", "bigint")
      .addUniqueConstraint("relay_address_once", ["application_id", "account_id"])
      .execute();
    await db.schema.createIndex("relay_address_account").on("relay_address").column("account_id").execute();
    await db.schema
      .createTable("message_template")
      .addColumn("id", identity as "bigint")
      .addColumn("organization_id", "bigint", (column) => column.notNull().references("organization.id"))
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("changed_at", "bigint", (column) => column.notNull())
      .addUniqueConstraint("message_template_once", ["organization_id", "name"])
      .execute();
  },
});
