import { sql } from "kysely";
import type { Clock } from "./clock.ts";
import type { Database } from "./database/database.ts";
import { minute } from "./durations.ts";
import { isoTime } from "./iso-time.ts";

/** What is wrong with the machine's clock, as far as the records can tell. */
export async function clockFault(database: Database, clock: Clock): Promise<string | undefined> {
  const now = clock.now();
  const newest = await database.read
    .selectFrom("event")
    .select("occurred_at as at")
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirst();
  if (newest && newest.at > now + minute)
    return `It says ${isoTime(now)}, but the newest event is of ${isoTime(newest.at)}. Set it: dates are due by it, and links expire by it.`;
  const theirs = await databaseTime(database);
  return theirs !== undefined && Math.abs(theirs - now) > minute
    ? `It says ${isoTime(now)}, and PostgreSQL's says ${isoTime(theirs)}. Set the one that is wrong.`
    : undefined;
}

/** SQLite's clock is the machine's. */
async function databaseTime({ dialect, read }: Database): Promise<number | undefined> {
  if (dialect.name !== "postgres") return undefined;
  const { rows } = await sql<{
    at: string;
  }>`select extract(epoch from clock_timestamp()) * 1000 as at`.execute(read);
  return Math.round(Number(rows[0]?.at));
}
