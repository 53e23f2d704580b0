import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** How an organization's members sort applications: by tag, by who answers, and in views that each member saves. */
export const pipeline = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("application_tag")
      .addColumn("application_id", "bigint", (column) => column.notNull().references("application.id"))
      .addColumn("tag", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("application_tag_once", ["application_id", "tag"])
      .execute();
    await db.schema
      .createTable("application_assignment")
      .addColumn("application_id", "bigint", (column) => column.primaryKey().references("application.id"))
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("assigned_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("application_assignment_account")
      .on("application_assignment")
      .column("account_id")
      .execute();
    await db.schema
      .createTable("saved_view")
      .addColumn("id", identity as "bigint")
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("filters_json", "text", (column) => column.notNull())
      .addUniqueConstraint("saved_view_once", ["account_id", "name"])
      .execute();
  },
});
