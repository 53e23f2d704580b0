import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Applications about which their applicant wants no mails. */
export const mutedApplications = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("muted_application")
      .addColumn("application_id", "bigint", (column) => column.primaryKey().references("application.id"))
      .addColumn("muted_at", "bigint", (column) => column.notNull())
      .execute();
  },
});
