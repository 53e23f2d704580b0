import type { Migration } from "kysely/migration";

/** Measurements as counts. Nothing writes rows of `metric` anymore; those that exist are kept until they expire. */
export const metricCounts = (): Migration => ({
  async up(db) {
    await db.schema
      .createTable("metric_count")
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("page", "text", (column) => column.notNull())
      .addColumn("times", "bigint", (column) => column.notNull())
      .addColumn("total", "double precision", (column) => column.notNull())
      .addPrimaryKeyConstraint("metric_count_key", ["day", "kind", "name", "page"])
      .execute();
  },
});
