import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** Agencies that post for clients. A posting shows its client only while the client confirms it. */
export const agencies = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("agency_relation")
      .addColumn("id", identity as "bigint")
      .addColumn("agency_id", "bigint", (column) => column.notNull().references("organization.id"))
      .addColumn("client_id", "bigint", (column) => column.notNull().references("organization.id"))
      .addColumn("posting_id", "bigint", (column) => column.references("posting.id"))
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("asked_by", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("asked_at", "bigint", (column) => column.notNull())
      .addColumn("decided_at", "bigint")
      .addColumn("decided_by", "bigint", (column) => column.references("account.id"))
      .addColumn("ended_at", "bigint")
      .addColumn("ended_by", "bigint", (column) => column.references("account.id"))
      .addColumn("ended_side", "text")
      .execute();
    for (const column of ["agency_id", "client_id", "posting_id"] as const)
      await db.schema
        .createIndex(`agency_relation_${column.slice(0, -3)}`)
        .on("agency_relation")
        .columns([column, "id"])
        .execute();
    for (const table of ["posting", "hosted_posting"]) {
      await db.schema
        .alterTable(table)
        .addColumn("client_id", "bigint", (column) => column.references("organization.id"))
        .execute();
      await db.schema
        .createIndex(`${table}_client`)
        .on(table)
        .column("client_id")
        .where(sql<boolean>`client_id is not null`)
        .execute();
    }
  },
});
