import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** An organization's promise to decide after interviews, and an index of the applications that it concerns. */
export const decisionDays = (): Migration => ({
  async up(db) {
    await db.schema.alterTable("organization").addColumn("decision_days", "integer").execute();
    await db.schema
      .createIndex("application_interview")
      .on("application")
      .column("organization_id")
      .where(sql<boolean>`status = 'interview'`)
      .execute();
  },
});
