import { sql } from "kysely";
import type { Tables } from "../../../../platform/database/tables.ts";
import type { Erasing } from "./erasing.ts";

/** The tables with a column of this name. */
export type With<Column extends string> = {
  [Table in keyof Tables]: Column extends keyof Tables[Table] ? Table : never;
}[keyof Tables];

/** Deletes the rows with the account's number. */
export function ofAccount(table: With<"account_id">): Erasing {
  return async (writer, { accountId }) => {
    const { numAffectedRows } =
      await sql`delete from ${sql.table(table)} where account_id = ${accountId}`.execute(writer);
    return Number(numAffectedRows);
  };
}

/** Deletes the rows that name a row of the account in another table. */
export function childrenOf<Column extends string>(
  table: With<Column>,
  column: Column,
  parent: With<"account_id">,
): Erasing {
  return async (writer, { accountId }) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ${sql.ref(column)} in
      (select id from ${sql.table(parent)} where account_id = ${accountId})`.execute(writer);
    return Number(numAffectedRows);
  };
}
