import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** Addresses that get an organization's events, and each delivery to them. */
export const webhooks = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("webhook")
      .addColumn("id", identity as "bigint")
      .addColumn("organization_id", "bigint", (column) => column.notNull().references("organization.id"))
      .addColumn("url", "text", (column) => column.notNull())
      .addColumn("salt", "text", (column) => column.notNull())
      .addColumn("made_by", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("made_at", "bigint", (column) => column.notNull())
      .addColumn("failing_since", "bigint")
      .addColumn("disabled_at", "bigint")
      .addColumn("removed_at", "bigint")
      .execute();
    await db.schema
      .createIndex("webhook_organization")
      .on("webhook")
      .columns(["organization_id", "id"])
      .execute();
    await db.schema.createIndex("webhook_made_by").on("webhook").column("made_by").execute();
    await db.schema
      .createTable("webhook_delivery")
      .addColumn("id", identity as "bigint")
      .addColumn("webhook_id", "bigint", (column) => column.notNull().references("webhook.id"))
      .addColumn("sequence", "bigint", (column) => column.notNull())
      .addColumn("event", "text", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("made_at", "bigint", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("retries", "integer", (column) => column.notNull())
      .addColumn("tried_at", "bigint")
      .addColumn("status", "integer")
      .addColumn("fault", "text")
      .addUniqueConstraint("webhook_delivery_once", ["webhook_id", "sequence"])
      .execute();
    await db.schema.createIndex("webhook_delivery_made").on("webhook_delivery").column("made_at").execute();
  },
});
