import { zoneOfOffset } from "@candor/contract/accounts/time-zones";
import type { Database, Writer } from "../../../platform/database/database.ts";

interface TimeZoneChange {
  /** Absent where the browser's is wanted again. */
  readonly timeZone?: string | undefined;
  /** Whether the person chose it; else their browser named it. */
  readonly chosen: boolean;
}

/** C-09. What a browser names gives way to what its person chose. */
export async function changeTimeZone(
  writer: Writer,
  accountId: number,
  { timeZone, chosen }: TimeZoneChange,
): Promise<void> {
  if (chosen) {
    const wanted = timeZone ?? null;
    const row = { time_zone: wanted, time_zone_chosen: wanted === null ? 0 : 1 };
    await writer.updateTable("account").set(row).where("id", "=", accountId).execute();
  } else if (timeZone !== undefined)
    await writer
      .updateTable("account")
      .set({ time_zone: timeZone })
      .where("id", "=", accountId)
      .where("time_zone_chosen", "=", 0)
      .execute();
}

/** What a call says of where its person is: a zone by its name, or the minutes of `timezoneOffset`. */
export interface Whereabouts {
  readonly timeZone?: string | undefined;
  readonly timezoneOffset?: number | undefined;
}

/** C-09, C-13. An offset is a hint: it counts for nothing where a zone is known. */
export async function noteWhereabouts(
  database: Database,
  accountId: number,
  { timeZone, timezoneOffset }: Whereabouts,
): Promise<void> {
  const hinted = timezoneOffset === undefined ? undefined : zoneOfOffset(timezoneOffset);
  if (timeZone !== undefined)
    await database.write((writer) => changeTimeZone(writer, accountId, { timeZone, chosen: false }));
  else if (hinted !== undefined && (await isUnknown(database, accountId)))
    await database.write((writer) =>
      writer
        .updateTable("account")
        .set({ time_zone: hinted })
        .where("id", "=", accountId)
        .where("time_zone", "is", null)
        .execute(),
    );
}

async function isUnknown({ read }: Database, accountId: number): Promise<boolean> {
  const row = await read
    .selectFrom("account")
    .select("id")
    .where("id", "=", accountId)
    .where("time_zone", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}
