import type { AlertCriteria, alertEdit } from "@candor/contract/alerts/shapes";
import type { z } from "zod";
import type { Writer } from "../../../platform/database/database.ts";
import { lastId } from "../../../platform/database/last-id.ts";
import { type Announcement, actorOf } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { fromJson } from "../../../platform/json-text.ts";
import type { Places } from "../../../platform/places/found-place.ts";
import { canonicalText, hashOf } from "../../searches/rules.ts";
import type { AlertEvent } from "../events.ts";
import type { AlertScope, MailedAlert } from "../gate.ts";
import { type AlertRow, alertById, alertFor } from "../queries/alerts.ts";
import { asksForSomething } from "../rules/criteria.ts";
import { firstDue } from "../rules/schedule.ts";
import { type AlertParts, announce } from "./announce.ts";
import { refuseUnknownPlace } from "./known-place.ts";
import { queryRequired } from "./make.ts";
import { wakeAt } from "./schedule.ts";

type Edit = z.output<typeof alertEdit>;

/** changes an alert, pauses or resumes it. Refuses an edit that would make it the same as another alert. */
export async function editAlert(
  parts: AlertParts & { readonly places: Places },
  scope: AlertScope,
  edit: Edit,
): Promise<AlertRow> {
  refuseUnknownPlace(parts.places, edit.location, "/location");
  return parts.database.write(async (writer) => {
    const row = await held(parts, writer, scope.alertId);
    const text = canonicalText(editedCriteria(row, edit));
    const twin = await alertFor(writer, scope, hashOf(text));
    if (twin && twin.id !== row.id)
      throw new Problem("invalid-request", { fields: [{ path: "/query", key: "validation.alertTwin" }] });
    const { frequency, hour, paused } = edit;
    await writer
      .updateTable("job_alert")
      .set({ criteria_json: text, criteria_hash: hashOf(text), frequency, hour })
      .where("id", "=", row.id)
      .execute();
    if (paused) await pause(writer, row.id, "person");
    else await resume(parts, writer, { ...row, frequency, hour });
    await announce(parts, writer, eventOf("alert-changed", row, actingAs(scope)));
    return (await alertById(writer, row.id))!;
  });
}

export async function removeAlert(parts: AlertParts, scope: AlertScope): Promise<void> {
  await parts.database.write(async (writer) => {
    await writer.deleteFrom("job_alert").where("id", "=", scope.alertId).execute();
    const removed = { id: scope.alertId, account_id: scope.accountId };
    await announce(parts, writer, eventOf("alert-removed", removed, actingAs(scope)));
  });
}

/** RFC 8058: pauses or resumes the alert that a mail came from. Undefined if there is nothing left to switch. */
export async function switchAlert(
  parts: AlertParts,
  { alertId }: MailedAlert,
  { on }: { readonly on: boolean },
): Promise<AlertRow | undefined> {
  return parts.database.write(async (writer) => {
    const row = await alertById(writer, alertId);
    if (!row || (row.paused_by === null) === on) return row;
    if (on) await resume(parts, writer, row);
    else await pause(writer, row.id, "person");
    await announce(parts, writer, eventOf(on ? "alert-resumed" : "alert-paused", row, {}));
    return (await alertById(writer, alertId))!;
  });
}

/** Records that somebody followed a link in one of its mails: the mails are being read. */
export async function noteRead(
  { database }: Pick<AlertParts, "database">,
  { alertId }: MailedAlert | AlertScope,
): Promise<void> {
  const read = database.read.selectFrom("job_alert").select("unanswered").where("id", "=", alertId);
  if (((await read.executeTakeFirst())?.unanswered ?? 0) === 0) return;
  await database.write((writer) =>
    writer.updateTable("job_alert").set({ unanswered: 0 }).where("id", "=", alertId).execute(),
  );
}

async function held({ database }: AlertParts, writer: Writer, alertId: number): Promise<AlertRow> {
  const row = await alertById(writer, alertId);
  if (!row) throw new Problem("not-found");
  await database.dialect.hold(writer, "account", row.account_id);
  return row;
}

/** V-33: without a query, another criterion must be set. */
function editedCriteria({ criteria_json }: AlertRow, edit: Edit): AlertCriteria {
  const kept = fromJson(criteria_json);
  const { query, remote, location, distanceMiles } = edit;
  const { location: _place, distanceMiles: _miles, ...others } = kept;
  const criteria = {
    ...others,
    query,
    remote,
    ...(location !== undefined && location !== "" && { location }),
    ...(distanceMiles !== undefined && { distanceMiles }),
  };
  if (!asksForSomething(criteria)) throw queryRequired("/query");
  return criteria;
}

function pause(writer: Writer, id: number, by: "person" | "silence") {
  return writer.updateTable("job_alert").set({ paused_by: by, due_at: null }).where("id", "=", id).execute();
}

/** Postings that came while it was paused aren't mailed later. An active alert keeps those it hasn't mailed yet. */
async function resume({ clock }: AlertParts, writer: Writer, row: AlertRow): Promise<void> {
  const now = clock.now();
  const { frequency, hour, time_zone: timeZone } = row;
  const dueAt = firstDue({ frequency, hour, timeZone }, now);
  const seen = row.paused_by === null ? {} : { seen_through: await lastId(writer, "posting") };
  await writer
    .updateTable("job_alert")
    .set({ paused_by: null, unanswered: 0, due_at: dueAt, ...seen })
    .where("id", "=", row.id)
    .execute();
  await wakeAt(writer, [dueAt], now);
}

type Acting = Pick<Announcement, "actorId" | "impersonatorId">;

function actingAs(scope: AlertScope): Acting {
  return scope.provisional ? {} : actorOf(scope);
}

function eventOf(name: AlertEvent["name"], row: Pick<AlertRow, "id" | "account_id">, acting: Acting) {
  return { name, accountId: row.account_id, ...acting, payload: { alertId: row.id } };
}
