import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** What each colleague thinks of an applicant, requirement by requirement. */
export const feedback = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("application_feedback")
      .addColumn("id", identity as "bigint")
      .addColumn("application_id", "bigint", (column) => column.notNull().references("application.id"))
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("lines_json", "text", (column) => column.notNull())
      .addColumn("given_at", "bigint", (column) => column.notNull())
      .addColumn("changed_at", "bigint")
      .addUniqueConstraint("application_feedback_once", ["application_id", "account_id"])
      .execute();
    await db.schema
      .createIndex("application_feedback_account")
      .on("application_feedback")
      .column("account_id")
      .execute();
  },
});
