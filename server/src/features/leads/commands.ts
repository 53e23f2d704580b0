import { answerByOf } from "@candor/contract/applications/business-days";
import type { NewClientRequest, NewContactMessage, NewLead } from "@candor/contract/leads/shapes";
import { limits } from "@candor/contract/limits";
import { currentLocale } from "@candor/contract/messages/locale";
import { mailedLeadAnswers } from "@candor/contract/rate-limits";
import { sql } from "kysely";
import type { Writer } from "../../platform/database/database.ts";
import type { ChangeParts } from "../../platform/events/change-parts.ts";
import { actorOf } from "../../platform/events/log.ts";
import { Problem } from "../../platform/http/problem.ts";
import { tally, tooMany } from "../../platform/http/rate-limits.ts";
import { idOf } from "../../platform/ids.ts";
import { type Forget, forgetRows, oldest } from "../../platform/retention/timer.ts";
import type { ProScope } from "../organizations/gate.ts";
import { proBySlug } from "../pros/queries.ts";
import { refuseUnknownDomain } from "../session/gate/known-domain.ts";
import type { AdministratorScope } from "../session/gate/scopes.ts";
import { answeredBefore } from "../session/queries/answered-before.ts";
import type { LeadEvent } from "./events.ts";
import { answerGiven, type Owing, owedBy, sameLead, type WrittenLead } from "./queries.ts";

export interface LeadParts extends ChangeParts {
  readonly production: boolean;
}

/** writes to a Pro. */
export async function receiveLead(
  parts: LeadParts,
  slug: string,
  lead: NewLead,
): Promise<{ pro: string; answerBy: number }> {
  const pro = await proBySlug(parts.database.read, slug);
  if (!pro) throw new Problem("not-found");
  const to = { organization_id: pro.organizationId, pro_id: pro.id };
  return { pro: pro.name, answerBy: await keep(parts, { ...to, ...hireColumns(lead) }) };
}

const toOperator = { organization_id: null, pro_id: null };

/** somebody who wants to hire writes to the operator. */
export async function receiveOperatorLead(parts: LeadParts, lead: NewLead): Promise<number> {
  return keep(parts, { ...toOperator, ...hireColumns(lead) });
}

/** somebody wants to become a client. */
export async function receiveClientRequest(
  parts: LeadParts,
  { name, ...wanted }: NewClientRequest,
): Promise<number> {
  return keep(parts, { ...toOperator, form: "client", first_name: name, last_name: "", ...wanted });
}

/** somebody writes to the operator about anything else. */
export async function receiveContactMessage(
  parts: LeadParts,
  { name, email, message }: NewContactMessage,
): Promise<number> {
  const said = { first_name: name, last_name: "", company: "", email, phone: "", message };
  return keep(parts, { ...toOperator, form: "contact", ...said });
}

function hireColumns({ firstName, lastName, ...wanted }: NewLead) {
  return { form: "hire", first_name: firstName, last_name: lastName, ...wanted } as const;
}

/** Resolves with the answer's date, which is owed as an application's is. A form that is sent twice is one lead. */
async function keep({ database, clock, events, production }: LeadParts, row: WrittenLead): Promise<number> {
  refuseUnknownDomain({ production }, row.email);
  const now = clock.now();
  return database.write(async (writer) => {
    // Leads take turns: the second of two at once sees the first.
    await database.dialect.orderCommits(writer);
    const before = await sameLead(writer, row);
    if (before) return before.answer_by;
    const { id, answer_by: answerBy } = await writer
      .insertInto("lead")
      .values({
        ...row,
        locale: currentLocale(),
        created_at: now,
        answer_by: answerByOf(now, limits.answerBusinessDays),
        answered_at: null,
        answered_by: null,
        answer: null,
      })
      .returning(["id", "answer_by"])
      .executeTakeFirstOrThrow();
    await events.append(writer, {
      name: "lead-received",
      subject: "lead",
      subjectId: id,
      payload: { organizationId: row.organization_id },
    } satisfies LeadEvent);
    return answerBy;
  });
}

/** Answers a lead once; without a text, the answer was given by phone. Repeating one's own answer does nothing. */
export async function answerLead(
  { database, clock, events }: LeadParts,
  scope: ProScope | AdministratorScope,
  owing: Owing,
  id: string,
  text: string | undefined,
): Promise<void> {
  await database.write(async (writer) => {
    const answered = await writer
      .updateTable("lead")
      .set({ answered_at: clock.now(), answered_by: scope.accountId, answer: text || null })
      .where("id", "=", idOf(id) ?? -1)
      .where(owedBy(owing))
      .where("answered_at", "is", null)
      .returning(["id", "organization_id", "email"])
      .executeTakeFirst();
    if (!answered) {
      const before = await answerGiven(writer, owing, id);
      const isRepeated = before?.answered_by === scope.accountId && before.answer === (text || null);
      if (before?.answered_at != null && isRepeated) return;
      throw await answeredBefore(writer, scope, before);
    }
    if (text && answered.email !== "") await countAnswer(writer, answered.email, clock.now());
    await events.append(writer, {
      name: "lead-answered",
      subject: "lead",
      subjectId: answered.id,
      ...actorOf(scope),
      payload: { organizationId: answered.organization_id },
    } satisfies LeadEvent);
  });
}

async function countAnswer(writer: Writer, email: string, now: number): Promise<void> {
  const wait = await tally(writer, `lead answers to ${email.toLowerCase()}`, mailedLeadAnswers, now);
  if (wait > 0) throw tooMany("too-many-requests", wait);
}

/** Counted from the answer, or from when it was due. */
export const forgetLeads: Forget = (writer, now, most) =>
  forgetRows(
    writer,
    { from: "lead", key: ["id"], where: sql`coalesce(answered_at, answer_by) < ${oldest("leads", now)}` },
    most,
  );
