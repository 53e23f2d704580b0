import { limits } from "@candor/contract/limits";
import { countRows } from "../../../platform/database/count-rows.ts";
import type { Reader, Writer } from "../../../platform/database/database.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";

export type AlertRow = NonNullable<Awaited<ReturnType<typeof alertById>>>;

/** An alert with what its owner's mails need. */
export async function alertById(read: Reader | Writer, id: number) {
  return withOwner(read).where("job_alert.id", "=", id).executeTakeFirst();
}

/** A person's alerts, newest first. */
export async function alertsOf(read: Reader | Writer, { accountId }: Pick<SessionScope, "accountId">) {
  return withOwner(read).where("account_id", "=", accountId).orderBy("job_alert.id", "desc").execute();
}

/** A person's alert for exactly this search. */
export async function alertFor(
  read: Reader | Writer,
  { accountId }: Pick<SessionScope, "accountId">,
  criteriaHash: string,
) {
  return withOwner(read)
    .where("account_id", "=", accountId)
    .where("criteria_hash", "=", criteriaHash)
    .executeTakeFirst();
}

export async function isOwner(
  read: Reader,
  { accountId }: Pick<SessionScope, "accountId">,
  alertId: number,
): Promise<boolean> {
  const found = await read
    .selectFrom("job_alert")
    .select("id")
    .where("id", "=", alertId)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the alert exists and isn't paused. */
export async function isOn(read: Reader, alertId: number): Promise<boolean> {
  const found = await read
    .selectFrom("job_alert")
    .select("paused_by")
    .where("id", "=", alertId)
    .executeTakeFirst();
  return found?.paused_by === null;
}

/** Due alerts; those that have waited longest come first. */
export async function dueAlerts(read: Reader, now: number, most: number): Promise<AlertRow[]> {
  return withOwner(read)
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .orderBy("job_alert.id")
    .limit(most)
    .execute();
}

/** Which of these postings were mailed to these people, as `account posting`. */
export async function toldOf(
  read: Reader | Writer,
  accountIds: readonly number[],
  postingIds: readonly number[],
): Promise<Set<string>> {
  if (accountIds.length === 0 || postingIds.length === 0) return new Set();
  const rows = await read
    .selectFrom("alerted_posting")
    .select(["account_id", "posting_id"])
    .where("account_id", "in", accountIds)
    .where("posting_id", "in", postingIds)
    .execute();
  return new Set(rows.map(({ account_id, posting_id }) => `${account_id} ${posting_id}`));
}

/** Which of these postings are open right now. */
export async function openAmong(read: Reader | Writer, postingIds: readonly number[]): Promise<Set<number>> {
  if (postingIds.length === 0) return new Set();
  const rows = await read
    .selectFrom("posting")
    .select("id")
    .where("id", "in", postingIds)
    .where("status", "=", "open")
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether a person has as many alerts as allowed. */
export async function isFull(read: Writer, accountId: number): Promise<boolean> {
  const count = await countRows(read.selectFrom("job_alert").where("account_id", "=", accountId));
  return count >= limits.jobAlerts;
}

function withOwner(read: Reader | Writer) {
  return read
    .selectFrom("job_alert")
    .innerJoin("account", "account.id", "job_alert.account_id")
    .selectAll("job_alert")
    .select(["account.email", "account.time_zone", "account.locale"]);
}
