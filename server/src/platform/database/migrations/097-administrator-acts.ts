import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** What administrators do to accounts, and indexes for the figures and lists that they read. */
export const administratorActs = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("administrator_act")
      .addColumn("id", identity as "bigint")
      .addColumn("account_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("administrator_id", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("reason", "text", (column) => column.notNull())
      .addColumn("acted_at", "bigint", (column) => column.notNull())
      .execute();
    for (const column of ["account_id", "acted_at"])
      await db.schema
        .createIndex(`administrator_act_${column}`)
        .on("administrator_act")
        .column(column)
        .execute();
    await db.schema
      .alterTable("session")
      .addColumn("ended_by_support", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex("account_administrator")
      .on("account")
      .column("id")
      .where(sql<boolean>`administrator = 1`)
      .execute();
    for (const table of ["account", "application"])
      await db.schema.createIndex(`${table}_created`).on(table).column("created_at").execute();
  },
});
