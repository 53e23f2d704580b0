import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** The processes that serve these records, and the commands that administrators give them. */
export const terminal = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("server_process")
      .addColumn("hostname", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("key", "text", (column) => column.notNull().unique())
      .addColumn("role", "text", (column) => column.notNull())
      .addColumn("version", "text", (column) => column.notNull())
      .addColumn("started_at", "bigint", (column) => column.notNull())
      .addColumn("leased_until", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("server_process_once", ["hostname", "name"])
      .execute();
    // A run outlives its process's row.
    await db.schema
      .createTable("terminal_run")
      .addColumn("id", identity as "bigint")
      .addColumn("process_key", "text", (column) => column.notNull())
      .addColumn("hostname", "text", (column) => column.notNull())
      .addColumn("process_name", "text", (column) => column.notNull())
      .addColumn("given_by", "bigint", (column) => column.notNull().references("account.id"))
      .addColumn("line", "text", (column) => column.notNull())
      .addColumn("given_at", "bigint", (column) => column.notNull())
      .addColumn("taken_at", "bigint")
      .addColumn("ended_at", "bigint")
      .addColumn("outcome", "text")
      .addColumn("output", "text")
      .execute();
    await db.schema
      .createIndex("terminal_run_process")
      .on("terminal_run")
      .columns(["hostname", "process_name"])
      .execute();
    await db.schema
      .createIndex("terminal_run_waiting")
      .on("terminal_run")
      .columns(["process_key", "taken_at"])
      .execute();
  },
});
