import { limits } from "@candor/contract/limits";
import { sql } from "kysely";
import { countRows } from "../../../platform/database/count-rows.ts";
import type { Reader } from "../../../platform/database/database.ts";
import { day, hour } from "../../../platform/durations.ts";
import { isShownTo, mayActOnApplication } from "../../blocks/queries/hidden.ts";
import type { ProScope } from "../../organizations/gate.ts";
import { proRoles } from "../../organizations/queries/members.ts";

export type HeldDecisionRow = Awaited<ReturnType<typeof heldDecisionsOf>>[number];

/** How long a Pro is told about a decision that couldn't leave. */
const failuresShown = hour;

/** A Pro's own decisions that haven't left: marks, waiting ones, and recent failures; oldest first. */
export async function heldDecisionsOf(read: Reader, scope: ProScope, now: number) {
  return read
    .selectFrom("decision")
    .innerJoin("application", "application.id", "decision.application_id")
    .innerJoin("posting", "posting.id", "application.posting_id")
    .selectAll("decision")
    .select([
      "application.first_name",
      "application.last_name",
      "application.blind_until",
      "application.posting_id",
      "posting.title",
    ])
    .select(["application.account_id as applicant_id", "application.organization_id"])
    .where("decision.account_id", "=", scope.accountId)
    .where("application.organization_id", "in", scope.organizationIds)
    .where(isShownTo(scope))
    .where((e) =>
      e.or([
        e("decision.state", "=", "waiting"),
        e.and([e("decision.state", "=", "marked"), e("decision.made_at", ">", oldestMark(now))]),
        e.and([e("decision.state", "=", "failed"), e("decision.leaves_at", ">", now - failuresShown)]),
      ]),
    )
    .orderBy("decision.made_at")
    .orderBy("decision.id")
    .execute();
}

/** Marks made before this have expired. */
export function oldestMark(now: number): number {
  return now - limits.markDays * day;
}

export async function countMarks(read: Reader, accountId: number, now: number): Promise<number> {
  return countRows(
    read
      .selectFrom("decision")
      .where("account_id", "=", accountId)
      .where("state", "=", "marked")
      .where("made_at", ">", oldestMark(now)),
  );
}

/** Whether any Pro's decision about it waits to leave. */
export async function isWaiting(read: Reader, applicationId: number): Promise<boolean> {
  return (await waitsUntil(read, applicationId)) !== undefined;
}

/** When the decision about it leaves; undefined if none waits. */
export async function waitsUntil(read: Reader, applicationId: number): Promise<number | undefined> {
  const row = await read
    .selectFrom("decision")
    .select("leaves_at")
    .where("application_id", "=", applicationId)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return row?.leaves_at ?? undefined;
}

/** A decision of this sending that still waits, if its Pro may still answer for the organization. */
export async function waitingDecision(read: Reader, id: number, sending: string) {
  return read
    .selectFrom("decision")
    .innerJoin("application", "application.id", "decision.application_id")
    .selectAll("decision")
    .select((e) =>
      e
        .exists(
          e
            .selectFrom("membership")
            .select("membership.id")
            .whereRef("membership.account_id", "=", "decision.account_id")
            .whereRef("membership.organization_id", "=", "application.organization_id")
            .where(mayActOnApplication(sql.ref("membership.account_id")))
            .where("membership.role", "in", proRoles),
        )
        .as("may_answer"),
    )
    .where("decision.id", "=", id)
    .where("decision.sending", "=", sending)
    .where("decision.state", "=", "waiting")
    .executeTakeFirst();
}
