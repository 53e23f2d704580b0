import { zoneOfOffset } from "@candor/contract/accounts/time-zones";
import type { Reader, Writer } from "../../../platform/database/database.ts";
import { actorOf } from "../../../platform/events/log.ts";
import type { SessionScope, SignedIn } from "../../session/gate/scopes.ts";
import type { AccountEvent } from "../events.ts";
import type { AccountParts } from "./appoint.ts";

type ZoneParts = Pick<AccountParts, "database" | "events">;

interface TimeZoneChange {
  /** Absent to use the browser's zone again. */
  readonly timeZone?: string | undefined;
  /** Whether the person chose it; otherwise their browser named it. */
  readonly chosen: boolean;
}

/** C-09. The zone that a person chose takes precedence over their browser's. */
export async function changeTimeZone(
  parts: ZoneParts,
  scope: SessionScope,
  { timeZone, chosen }: TimeZoneChange,
): Promise<void> {
  if (chosen) await parts.database.write((writer) => choose(parts, writer, scope, timeZone ?? null));
  else if (timeZone !== undefined)
    await parts.database.write((writer) => noteZone(parts, writer, { ...actorOf(scope), timeZone }));
}

/** Where a call says the person is: a zone by name, or the minutes of `timezoneOffset`. */
export interface Whereabouts {
  readonly timeZone?: string | undefined;
  readonly timezoneOffset?: number | undefined;
}

/** C-09, C-13. An offset is only a hint: it is ignored if a zone is known. */
export async function noteWhereabouts(
  parts: ZoneParts,
  { accountId: actorId }: SignedIn,
  { timeZone, timezoneOffset }: Whereabouts,
): Promise<void> {
  const hinted = timezoneOffset === undefined ? undefined : zoneOfOffset(timezoneOffset);
  const { database } = parts;
  if (timeZone !== undefined)
    await database.write((writer) => noteZone(parts, writer, { actorId, timeZone }));
  else if (hinted !== undefined && (await isUnknown(database.read, actorId)))
    await database.write((writer) =>
      noteZone(parts, writer, { actorId, timeZone: hinted, onlyIfUnknown: true }),
    );
}

async function choose(
  { events }: ZoneParts,
  writer: Writer,
  scope: SessionScope,
  wanted: string | null,
): Promise<void> {
  const before = await writer
    .selectFrom("account")
    .select("time_zone")
    .where("id", "=", scope.accountId)
    .executeTakeFirst();
  const row = { time_zone: wanted, time_zone_chosen: wanted === null ? 0 : 1 };
  await writer.updateTable("account").set(row).where("id", "=", scope.accountId).execute();
  // Without a zone, nothing moves until the browser names one.
  if (wanted !== null && before?.time_zone !== wanted) await events.append(writer, changed(actorOf(scope)));
}

interface Noted extends Acting {
  readonly timeZone: string;
  readonly onlyIfUnknown?: boolean;
}

async function noteZone(
  { events }: ZoneParts,
  writer: Writer,
  { timeZone, onlyIfUnknown = false, ...acting }: Noted,
): Promise<void> {
  const { numUpdatedRows } = await writer
    .updateTable("account")
    .set({ time_zone: timeZone })
    .where("id", "=", acting.actorId)
    .where("time_zone_chosen", "=", 0)
    .where((e) =>
      onlyIfUnknown
        ? e("time_zone", "is", null)
        : e.or([e("time_zone", "is", null), e("time_zone", "!=", timeZone)]),
    )
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await events.append(writer, changed(acting));
}

interface Acting {
  readonly actorId: number;
  readonly impersonatorId?: number;
}

function changed(acting: Acting): AccountEvent {
  const about = { subject: "account", subjectId: acting.actorId };
  return { name: "time-zone-changed", ...about, ...acting, payload: {} };
}

async function isUnknown(read: Reader, accountId: number): Promise<boolean> {
  const row = await read
    .selectFrom("account")
    .select("id")
    .where("id", "=", accountId)
    .where("time_zone", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}
