import { setImmediate as nextTurn } from "node:timers/promises";
import { keptFor, type TimedName } from "@candor/contract/retention/table";
import { type RawBuilder, sql } from "kysely";
import type { Clock } from "../clock.ts";
import type { Database, Writer } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";

/** Deletes at most `most` expired records; resolves with how many there were. */
export type Forget = (writer: Writer, now: number, most: number) => Promise<number>;

interface TimerParts {
  readonly database: Database;
  readonly clock: Clock;
}

/** Deletes what has expired; resolves with how many. It can be stopped at any point and run again at once. */
export type Timer<Parts = TimerParts> = (parts: Parts) => Promise<number>;

/** Records per transaction, so that others can write in between. */
export const batch = 200;

/** Runs each until it finds no more, in separate transactions. */
export function inBatches(...forgets: readonly Forget[]): Timer {
  return async ({ database, clock }) => {
    let all = 0;
    for (const forget of forgets) {
      let count = batch;
      while (count >= batch) {
        count = await database.write((writer) => forget(writer, clock.now(), batch));
        all += count;
        await nextTurn();
      }
    }
    return all;
  };
}

/** What ended before this time has expired. */
export function oldest(name: TimedName, now: number): number {
  return now - keptFor(name);
}

interface Expired<Table extends keyof Tables> {
  readonly from: Table;
  /** The columns that identify a row. */
  readonly key: readonly (keyof Tables[Table] & string)[];
  readonly where: RawBuilder<unknown>;
}

export async function forgetRows<Table extends keyof Tables>(
  writer: Writer,
  { from, key, where }: Expired<Table>,
  most: number,
): Promise<number> {
  const table = sql.table(from);
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const { numAffectedRows } = await sql`
    delete from ${table} where (${columns}) in
    (select ${columns} from ${table} where ${where} limit ${sql.lit(most)})`.execute(writer);
  return Number(numAffectedRows ?? 0);
}

/** Deletes rows by how old they are. */
export function byAge<Table extends keyof Tables>(
  name: TimedName,
  from: Table,
  key: readonly (keyof Tables[Table] & string)[],
  column: keyof Tables[Table] & string,
): Forget {
  return (writer, now, most) =>
    forgetRows(writer, { from, key, where: sql`${sql.ref(column)} < ${oldest(name, now)}` }, most);
}
