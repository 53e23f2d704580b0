import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** Decisions that only their Pro knows about yet, and what seekers reply to invitations. */
export const decisions = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("decision")
      .addColumn("id", identity as "bigint")
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("impersonator_id", "bigint", (column) => column.references("account.id"))
      .addColumn("application_id", "bigint", (column) => column.notNull().references("application.id"))
      .addColumn("stage", "text", (column) => column.notNull())
      .addColumn("reason", "text")
      .addColumn("note", "text")
      .addColumn("meeting_json", "text")
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("sending", "text")
      .addColumn("problem", "text")
      .addColumn("made_at", "bigint", (column) => column.notNull())
      .addColumn("leaves_at", "bigint")
      .addUniqueConstraint("decision_once", ["account_id", "application_id"])
      .execute();
    await db.schema.createIndex("decision_sending").on("decision").column("sending").execute();
    // Two Pros may both have marked an application, but only one of them answers it.
    await db.schema
      .createIndex("decision_waiting")
      .on("decision")
      .column("application_id")
      .unique()
      .where(sql<boolean>`state = 'waiting'`)
      .execute();
    await db.schema
      .createTable("invitation_reply")
      .addColumn("id", identity as "bigint")
      .addColumn("application_id", "bigint", (column) => column.notNull().references("application.id"))
      .addColumn("reply", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("invitation_reply_application")
      .on("invitation_reply")
      .column("application_id")
      .execute();
  },
});
