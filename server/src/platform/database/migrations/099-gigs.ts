import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** Freelance work, and the proposals for it. */
export const gigs = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("gig")
      .addColumn("id", identity as "bigint")
      .addColumn("organization_id", "bigint", (column) => column.notNull().references("organization.id"))
      .addColumn("merged_from_id", "bigint", (column) => column.references("organization.id"))
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("description", "text", (column) => column.notNull())
      .addColumn("budget", "text", (column) => column.notNull())
      .addColumn("amount_from", "bigint", (column) => column.notNull())
      .addColumn("amount_to", "bigint", (column) => column.notNull())
      .addColumn("place", "text")
      .addColumn("skills_json", "text", (column) => column.notNull())
      .addColumn("answer_business_days", "bigint", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("closed_at", "bigint")
      .execute();
    await db.schema
      .createIndex("gig_open")
      .on("gig")
      .column("id")
      .where(sql<boolean>`closed_at is null`)
      .execute();
    await db.schema.createIndex("gig_organization").on("gig").columns(["organization_id", "id"]).execute();
    await db.schema
      .createIndex("gig_merged_from")
      .on("gig")
      .column("merged_from_id")
      .where(sql<boolean>`merged_from_id is not null`)
      .execute();
    await db.schema
      .createTable("gig_proposal")
      .addColumn("id", identity as "bigint")
      .addColumn("gig_id", "bigint", (column) => column.notNull().references("gig.id"))
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("first_name", "text", (column) => column.notNull())
      .addColumn("last_name", "text", (column) => column.notNull())
      .addColumn("budget", "text", (column) => column.notNull())
      .addColumn("amount", "bigint", (column) => column.notNull())
      .addColumn("message", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("answer_by", "bigint", (column) => column.notNull())
      .addColumn("ended_at", "bigint")
      .addColumn("answered_by", "bigint", (column) => column.references("account.id"))
      .addColumn("note", "text")
      .execute();
    await db.schema
      .createIndex("gig_proposal_once")
      .unique()
      .on("gig_proposal")
      .columns(["gig_id", "account_id"])
      .execute();
    await db.schema
      .createIndex("gig_proposal_account")
      .on("gig_proposal")
      .columns(["account_id", "id"])
      .execute();
  },
});
