import { type ReportedStage, reportedStages } from "@candor/contract/fairness/categories";
import { sql } from "kysely";
import type { Reader } from "../../../platform/database/database.ts";
import { payloadOf } from "../../../platform/events/event-row.ts";
import type { ApplicationEvent } from "../../applications/events.ts";
import { isShown } from "../../blocks/queries/hidden.ts";
import type { Applicant } from "../rules/count.ts";
import { spanOf } from "../rules/periods.ts";

/**
 * Everybody who applied to an organization in a half-year, counted once, with how far they got. Leaves out its own
 * members and people who block it. Only for figures: what somebody said leaves this noun only in sums.
 */
export async function applicantsOf(
  read: Reader,
  organizationId: number,
  period: string,
): Promise<Applicant[]> {
  const { from, until } = spanOf(period);
  const applications = await read
    .selectFrom("application")
    .select(["application.id", "application.account_id"])
    .where("application.organization_id", "=", organizationId)
    .where("application.created_at", ">=", from)
    .where("application.created_at", "<", until)
    .where(isShown)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom("membership")
            .select("membership.id")
            .whereRef("membership.account_id", "=", "application.account_id")
            .whereRef("membership.organization_id", "=", "application.organization_id"),
        ),
      ),
    )
    .execute();
  const reached = await reachedBy(read, organizationId, from);
  const people = Map.groupBy(applications, ({ account_id }) => account_id);
  const said = await saidBy(read, [...people.keys()]);
  return [...people].map(([account, sent]) => {
    const stages = sent.flatMap(({ id }) => reached.get(id) ?? []);
    const last = reportedStages.findLast((stage) => stages.includes(stage));
    return { sex: null, ethnicity: null, disability: null, ...said.get(account), reached: last ?? null };
  });
}

type Moved = Extract<ApplicationEvent, { name: "application-moved" }>;

/** The stages that each application of an organization has reached since a given time. */
async function reachedBy(
  read: Reader,
  organizationId: number,
  since: number,
): Promise<Map<number, ReportedStage[]>> {
  const moves = await read
    .selectFrom("event")
    .innerJoin("application", "application.id", "event.subject_id")
    .select(["event.subject_id", "event.payload_json"])
    .where("event.subject", "=", "application")
    .where("event.name", "=", "application-moved")
    .where("event.occurred_at", ">=", since)
    .where("application.organization_id", "=", organizationId)
    .execute();
  const stages = moves.map((row) => ({
    id: row.subject_id as number,
    stage: payloadOf<Moved>(row).stage,
  }));
  const reported = stages.filter((move): move is { id: number; stage: ReportedStage } =>
    (reportedStages as readonly string[]).includes(move.stage),
  );
  return new Map(
    [...Map.groupBy(reported, ({ id }) => id)].map(([id, moved]) => [id, moved.map(({ stage }) => stage)]),
  );
}

type Said = Omit<Applicant, "reached">;

const atOnce = 1000;

async function saidBy(read: Reader, accountIds: readonly number[]): Promise<Map<number, Said>> {
  const said = new Map<number, Said>();
  for (let at = 0; at < accountIds.length; at += atOnce) {
    const rows = await read
      .selectFrom("self_identification")
      .select(["account_id", "sex", "ethnicity", "disability"])
      .where("account_id", "in", accountIds.slice(at, at + atOnce))
      .execute();
    for (const { account_id, ...row } of rows) said.set(account_id, row);
  }
  return said;
}

/** When an organization got its first application; undefined if it has none. */
export async function firstApplication(read: Reader, organizationId: number): Promise<number | undefined> {
  const { first } = await read
    .selectFrom("application")
    .select(sql<number | null>`min(created_at)`.as("first"))
    .where("organization_id", "=", organizationId)
    .executeTakeFirstOrThrow();
  return first ?? undefined;
}
