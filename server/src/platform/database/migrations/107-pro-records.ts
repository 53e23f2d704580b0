import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../tables.ts";
import { countAgain } from "./019-open-books.ts";

export const proRecords = (): Migration => ({
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable("pro").addColumn("record_json", "text").execute();
    await countAgain(db, { column: "record_json", name: "pro-records" });
  },
});
