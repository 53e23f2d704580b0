import { zoneOfOffset } from "@candor/contract/accounts/time-zones";
import type { Reader, Writer } from "../../../platform/database/database.ts";
import type { SessionScope, SignedIn } from "../../session/gate/scopes.ts";
import type { AccountParts } from "./appoint.ts";

type ZoneParts = Pick<AccountParts, "database">;

interface TimeZoneChange {
  /** Absent to use the browser's zone again. */
  readonly timeZone?: string | undefined;
  /** Whether the person chose it; otherwise their browser named it. */
  readonly chosen: boolean;
}

/** C-09. The zone that a person chose takes precedence over their browser's. */
export async function changeTimeZone(
  { database }: ZoneParts,
  scope: SessionScope,
  { timeZone, chosen }: TimeZoneChange,
): Promise<void> {
  if (chosen) await database.write((writer) => choose(writer, scope, timeZone ?? null));
  else if (timeZone !== undefined) await database.write((writer) => noteZone(writer, scope, timeZone));
}

/** Where a call says the person is: a zone by name, or the minutes of `timezoneOffset`. */
export interface Whereabouts {
  readonly timeZone?: string | undefined;
  readonly timezoneOffset?: number | undefined;
}

/** C-09, C-13. An offset is only a hint: it is ignored if a zone is known. */
export async function noteWhereabouts(
  { database }: ZoneParts,
  owner: SignedIn,
  { timeZone, timezoneOffset }: Whereabouts,
): Promise<void> {
  const hinted = timezoneOffset === undefined ? undefined : zoneOfOffset(timezoneOffset);
  if (timeZone !== undefined) await database.write((writer) => noteZone(writer, owner, timeZone));
  else if (hinted !== undefined && (await isUnknown(database.read, owner)))
    await database.write((writer) =>
      writer
        .updateTable("account")
        .set({ time_zone: hinted })
        .where("id", "=", owner.accountId)
        .where("time_zone", "is", null)
        .execute(),
    );
}

async function choose(writer: Writer, { accountId }: SignedIn, wanted: string | null): Promise<void> {
  const row = { time_zone: wanted, time_zone_chosen: wanted === null ? 0 : 1 };
  await writer.updateTable("account").set(row).where("id", "=", accountId).execute();
}

async function noteZone(writer: Writer, { accountId }: SignedIn, timeZone: string): Promise<void> {
  await writer
    .updateTable("account")
    .set({ time_zone: timeZone })
    .where("id", "=", accountId)
    .where("time_zone_chosen", "=", 0)
    .execute();
}

async function isUnknown(read: Reader, { accountId }: SignedIn): Promise<boolean> {
  const row = await read
    .selectFrom("account")
    .select("id")
    .where("id", "=", accountId)
    .where("time_zone", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}
