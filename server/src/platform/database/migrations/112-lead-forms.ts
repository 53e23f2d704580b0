import type { Migration } from "kysely/migration";

/** The form that a message came by. Those from before it was kept are from people who want to hire. */
export const leadForms = (): Migration => ({
  async up(db) {
    await db.schema
      .alterTable("lead")
      .addColumn("form", "text", (column) => column.notNull().defaultTo("hire"))
      .execute();
  },
});
