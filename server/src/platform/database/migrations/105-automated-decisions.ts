import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** What programs decided, with what they read. */
export const automatedDecisions = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("automated_decision")
      .addColumn("id", identity as "bigint")
      .addColumn("rule", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("application_id", "bigint", (column) => column.references("application.id"))
      .addColumn("posting_id", "bigint")
      .addColumn("alert_id", "bigint")
      .addColumn("proposal_id", "bigint")
      .addColumn("inputs_json", "text", (column) => column.notNull())
      .addColumn("outcome_json", "text", (column) => column.notNull())
      .addColumn("decided_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("automated_decision_application")
      .on("automated_decision")
      .column("application_id")
      .execute();
    await db.schema
      .createIndex("automated_decision_rule")
      .on("automated_decision")
      .columns(["rule", "id"])
      .execute();
    await db.schema
      .createIndex("automated_decision_age")
      .on("automated_decision")
      .column("decided_at")
      .execute();
  },
});
