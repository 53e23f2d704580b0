import type { AlertCriteria } from "@candor/contract/alerts/shapes";
import { type AlertFrequency, alertHours } from "@candor/contract/values";
import type { Writer } from "../../../platform/database/database.ts";
import { lastId } from "../../../platform/database/last-id.ts";
import { type Actor, actorOf } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { type JsonText } from "../../../platform/json-text.ts";
import { canonicalText, hashOf } from "../../searches/rules.ts";
import { type AlertRow, alertFor, isFull } from "../queries/alerts.ts";
import { asksForSomething } from "../rules/criteria.ts";
import { firstDue } from "../rules/schedule.ts";
import { type AlertParts, announce } from "./announce.ts";
import { wakeAt } from "./schedule.ts";

interface NewAlert {
  readonly criteria: AlertCriteria;
  readonly frequency?: AlertFrequency | undefined;
}

/** Makes an alert from a search. It mails postings that come from now on. An existing alert stays as it is. */
export function makeAlert(parts: AlertParts, actor: Actor, alert: NewAlert): Promise<AlertRow> {
  if (!asksForSomething(alert.criteria)) throw queryRequired("/criteria/query");
  const { database } = parts;
  return database.write(async (writer) => {
    await database.dialect.hold(writer, "account", actor.accountId);
    const text = canonicalText(alert.criteria);
    const known = await alertFor(writer, actor, hashOf(text));
    return known ?? insert(parts, writer, actor, { ...alert, text });
  });
}

/** V-33. */
export function queryRequired(path: string): Problem {
  return new Problem("invalid-request", { fields: [{ path, key: "validation.alertQueryRequired" }] });
}

async function insert(
  parts: AlertParts,
  writer: Writer,
  actor: Actor,
  { text, frequency = "daily" }: NewAlert & { readonly text: JsonText<AlertCriteria> },
): Promise<AlertRow> {
  if (await isFull(writer, actor.accountId)) throw new Problem("too-many-alerts");
  const { accountId } = actor;
  const now = parts.clock.now();
  const { time_zone: timeZone } = await writer
    .selectFrom("account")
    .select("time_zone")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  const [hour] = alertHours;
  const dueAt = firstDue({ frequency, hour, timeZone }, now);
  const { id } = await writer
    .insertInto("job_alert")
    .values({
      account_id: accountId,
      criteria_json: text,
      criteria_hash: hashOf(text),
      frequency,
      hour,
      seen_through: await lastId(writer, "posting"),
      due_at: dueAt,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await wakeAt(writer, [dueAt], now);
  await announce(parts, writer, {
    name: "alert-made",
    accountId,
    ...actorOf(actor),
    payload: { alertId: id },
  });
  return (await alertFor(writer, actor, hashOf(text)))!;
}
