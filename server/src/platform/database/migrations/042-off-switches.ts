import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** What an address has stopped, with or without an account, and every change to what somebody gets. */
export const offSwitches = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("stopped_mail")
      .addColumn("address_hash", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("stopped_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("stopped_mail_once", ["address_hash", "kind"])
      .execute();
    await db.schema
      .createTable("preference_change")
      .addColumn("id", identity as "bigint")
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("channel", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("wanted", "integer", (column) => column.notNull())
      .addColumn("by", "text", (column) => column.notNull())
      .addColumn("changed_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("preference_change_of")
      .on("preference_change")
      .columns(["account_id", "id"])
      .execute();
  },
});
