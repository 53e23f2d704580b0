import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** The private calendars that people follow. */
export const calendarFeeds = ({ identity }: Dialect): Migration => ({
  async up(db) {
    await db.schema
      .createTable("calendar_feed")
      .addColumn("id", identity as "bigint")
      .addColumn("account_id", "bigint", (column) => column.notNull().unique().references("account.id"))
      .addColumn("salt", "text", (column) => column.notNull())
      .addColumn("made_at", "bigint", (column) => column.notNull())
      .execute();
  },
});
