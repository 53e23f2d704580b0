import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** What seekers say about themselves. Names, and the postal code, stay with the account. */
export const profiles = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("profile")
      .addColumn("account_id", "bigint", (column) => column.primaryKey().references("account.id"))
      .addColumn("linkedin_url", "text")
      .addColumn("street", "text")
      .addColumn("city", "text")
      .addColumn("region", "text")
      .addColumn("country", "text")
      .addColumn("work_authorization", "text")
      .addColumn("expected_pay", "integer")
      .addColumn("expected_pay_type", "text")
      .addColumn("current_pay", "integer")
      .addColumn("current_pay_type", "text")
      .addColumn("recent_employer", "text")
      .addColumn("recent_title", "text")
      .addColumn("goal", "text")
      .addColumn("changed_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("phone")
      .addColumn("id", identity as "bigint")
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("number", "text", (column) => column.notNull())
      .addColumn("extension", "text")
      .addColumn("type", "text", (column) => column.notNull())
      .addUniqueConstraint("phone_order", ["account_id", "position"])
      .execute();
    await db.schema
      .createTable("experience")
      .addColumn("id", identity as "bigint")
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("company", "text", (column) => column.notNull())
      .addColumn("started", "text", (column) => column.notNull())
      .addColumn("ended", "text")
      .addColumn("description", "text")
      .execute();
    await db.schema.createIndex("experience_account").on("experience").column("account_id").execute();
    await db.schema
      .createTable("skill")
      .addColumn("id", identity as "bigint")
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addUniqueConstraint("skill_order", ["account_id", "position"])
      .execute();
  },
});
