import { answerByOf } from "@candor/contract/applications/business-days";
import type { NewLead } from "@candor/contract/leads/shapes";
import { limits } from "@candor/contract/limits";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { actorOf, type EventLog } from "../../platform/events/log.ts";
import { Problem } from "../../platform/http/problem.ts";
import { idOf } from "../jobs/rules/ids.ts";
import type { ProScope } from "../organizations/gate.ts";
import { proBySlug } from "../pros/queries.ts";
import type { LeadEvent } from "./events.ts";

export interface LeadParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventLog;
}

/** writes to a Pro. The answer is owed as an application's is. */
export async function receiveLead(
  { database, clock, events }: LeadParts,
  slug: string,
  lead: NewLead,
): Promise<{ pro: string; answerBy: number }> {
  const pro = await proBySlug(database.read, slug);
  if (!pro) throw new Problem("not-found");
  const now = clock.now();
  const answerBy = answerByOf(now, limits.answerBusinessDays);
  await database.write(async (writer) => {
    const { id } = await writer
      .insertInto("lead")
      .values({
        organization_id: pro.organizationId,
        pro_id: pro.id,
        first_name: lead.firstName,
        last_name: lead.lastName,
        company: lead.company,
        email: lead.email,
        phone: lead.phone,
        message: lead.message,
        created_at: now,
        answer_by: answerBy,
        answered_at: null,
        answered_by: null,
        answer: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await events.append(writer, {
      name: "lead-received",
      subject: "lead",
      subjectId: id,
      payload: { organizationId: pro.organizationId },
    } satisfies LeadEvent);
  });
  return { pro: pro.name, answerBy };
}

/** Answers a lead once; without a text, the answer was given by phone. */
export async function answerLead(
  { database, clock, events }: LeadParts,
  scope: ProScope,
  id: string,
  text: string | undefined,
): Promise<void> {
  await database.write(async (writer) => {
    const answered = await writer
      .updateTable("lead")
      .set({ answered_at: clock.now(), answered_by: scope.accountId, answer: text || null })
      .where("id", "=", idOf(id) ?? -1)
      .where("organization_id", "in", scope.organizationIds)
      .where("answered_at", "is", null)
      .returning(["id", "organization_id"])
      .executeTakeFirst();
    if (!answered) throw new Problem("not-found");
    await events.append(writer, {
      name: "lead-answered",
      subject: "lead",
      subjectId: answered.id,
      ...actorOf(scope),
      payload: { organizationId: answered.organization_id as number },
    } satisfies LeadEvent);
  });
}
