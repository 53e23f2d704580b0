import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Records where each thing that a merge moved came from, so that the merge can be undone. */
export const mergedOrganizations = (): Migration => ({
  async up(db) {
    for (const table of ["membership", "pro", "lead"]) {
      await db.schema
        .alterTable(table)
        .addColumn("merged_from_id", "bigint", (column) => column.references("organization.id"))
        .execute();
      await db.schema
        .createIndex(`${table}_merged_from`)
        .on(table)
        .column("merged_from_id")
        .where(sql<boolean>`merged_from_id is not null`)
        .execute();
    }
    await db.schema
      .createIndex("organization_merged_into")
      .on("organization")
      .column("merged_into_id")
      .where(sql<boolean>`merged_into_id is not null`)
      .execute();
    await db.schema
      .createIndex("organization_merge_from")
      .on("organization_merge")
      .columns(["from_id", "undone_at"])
      .execute();
  },
});
