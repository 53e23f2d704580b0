import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** What people hide from their lists, what they opened, and who is told before a saved posting closes. */
export const ownLists = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("hidden_entry")
      .addColumn("id", identity as "bigint")
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("posting_id", "bigint", (column) => column.references("posting.id"))
      .addColumn("organization_id", "bigint", (column) => column.references("organization.id"))
      .addColumn("hidden_at", "bigint", (column) => column.notNull())
      .addUniqueConstraint("hidden_entry_posting_once", ["account_id", "posting_id"])
      .addUniqueConstraint("hidden_entry_organization_once", ["account_id", "organization_id"])
      .execute();
    await db.schema.createIndex("hidden_entry_posting").on("hidden_entry").column("posting_id").execute();
    await db.schema
      .createIndex("hidden_entry_organization")
      .on("hidden_entry")
      .column("organization_id")
      .execute();
    await db.schema
      .createTable("seen_posting")
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("posting_id", "bigint", (column) => column.notNull().references("posting.id"))
      .addColumn("seen_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("seen_posting_once", ["account_id", "posting_id"])
      .execute();
    await db.schema.createIndex("seen_posting_posting").on("seen_posting").column("posting_id").execute();
    await db.schema.createIndex("seen_posting_seen").on("seen_posting").column("seen_at").execute();
    await db.schema
      .createTable("closing_reader")
      .addColumn("account_id", "bigint", (column) => column.primaryKey().references("account.id"))
      .execute();
  },
});
