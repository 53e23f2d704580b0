import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/** Organizations by the beginnings of their names. SQLite's index of whole names is in that order already. */
export const nameBeginnings = ({ name }: Dialect): Migration => ({
  async up(db) {
    if (name === "sqlite") return;
    await sql`create index organization_name_begins on organization (name_key collate "C")`.execute(db);
  },
});
