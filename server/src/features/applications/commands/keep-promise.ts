import { limits } from "@candor/contract/limits";
import { logDecision } from "../../../platform/automation/log.ts";
import { decideBy } from "../../../platform/automation/rule.ts";
import type { Writer } from "../../../platform/database/database.ts";
import { waitsUntil } from "../queries/decisions.ts";
import { alreadyTold, type DueRow, withoutPromise } from "../queries/organization-applications.ts";
import { partiesOf } from "../queries/parties.ts";
import { answerDate, unanswered } from "../rules/automated.ts";
import { pending } from "../rules/transitions.ts";
import { type ApplicationParts, announce } from "./announce.ts";

/**
 * Closes an application whose promised date has passed. Does nothing if it was answered or the date changed. If an
 * answer is waiting to leave, it is too early to tell: resolves with when to try again.
 */
export async function closeUnanswered(
  parts: ApplicationParts,
  applicationId: number,
): Promise<number | undefined> {
  return parts.database.write(async (writer) => {
    const now = parts.clock.now();
    await parts.database.dialect.hold(writer, "application", applicationId);
    const leaves = await waitsUntil(writer, applicationId);
    if (leaves !== undefined) return Math.max(leaves, now) + second;
    const waiting = await promisedApplication(writer, applicationId);
    if (!waiting) return undefined;
    const { status, answer_by: answerBy } = waiting;
    const closing = decideBy(unanswered, { status, answerBy, now });
    if (!closing.outcome) return undefined;
    await logDecision(writer, closing, { application_id: applicationId }, now);
    await writer
      .updateTable("application")
      .set({ status: "unanswered", modified_at: now })
      .where("id", "=", applicationId)
      .execute();
    await announce(parts, writer, {
      name: "application-unanswered",
      subjectId: applicationId,
      payload: { ...(await partiesOf(writer, waiting)), answerBy },
    });
    return undefined;
  });
}

const second = 1000;

const promisedAtOnce = 100;

/** After a claim, gives the waiting applications an answer date, counted from now. */
export async function promiseAnswers(parts: ApplicationParts, organizationId: number): Promise<void> {
  const { database } = parts;
  for (let left = true; left; )
    left = await database.write(async (writer) => {
      await database.dialect.hold(writer, "organization", organizationId);
      const waiting = await withoutPromise(writer, organizationId, promisedAtOnce);
      const promised = [];
      for (const application of waiting) promised.push(await promise(writer, application, parts.clock.now()));
      // Appending an event locks the log, and somebody who answers now holds a row while waiting for that lock, so all
      // rows are changed first.
      for (const application of promised.filter((each) => each !== undefined))
        await announce(parts, writer, {
          name: "answer-promised",
          subjectId: application.id,
          payload: {
            ...(await partiesOf(writer, application)),
            answerBy: application.answerBy,
            ...(application.time_zone !== null && { timeZone: application.time_zone }),
          },
        });
      return waiting.length === promisedAtOnce;
    });
}

type Waiting = Awaited<ReturnType<typeof withoutPromise>>[number];

/** Undefined if it was answered or withdrawn meanwhile. */
async function promise(
  writer: Writer,
  application: Waiting,
  now: number,
): Promise<(Waiting & { readonly answerBy: number }) | undefined> {
  const businessDays = application.answer_business_days ?? limits.answerBusinessDays;
  const promised = decideBy(answerDate, { from: now, businessDays });
  const answerBy = promised.outcome;
  const { numUpdatedRows } = await writer
    .updateTable("application")
    .set({ answer_by: answerBy, modified_at: now })
    .where("id", "=", application.id)
    .where("status", "in", pending)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  await logDecision(writer, promised, { application_id: application.id }, now);
  return { ...application, answerBy };
}

/** Records, once per application, that its Pros were reminded. */
export async function noteReminders(
  parts: ApplicationParts,
  writer: Writer,
  due: readonly DueRow[],
): Promise<void> {
  const ids = due.map(({ id }) => id);
  const told = await alreadyTold(writer, "answer-reminded", ids);
  for (const application of due.filter(({ id }) => !told.has(id)))
    await announce(parts, writer, {
      name: "answer-reminded",
      subjectId: application.id,
      payload: { ...(await partiesOf(writer, application)), answerBy: application.answer_by as number },
    });
}

async function promisedApplication(writer: Writer, id: number) {
  return writer
    .selectFrom("application")
    .innerJoin("posting", "posting.id", "application.posting_id")
    .select(["application.id", "application.account_id", "application.organization_id", "posting.title"])
    .select(["application.status", "application.answer_by"])
    .where("application.id", "=", id)
    .where("application.answer_by", "is not", null)
    .$narrowType<{ answer_by: number }>()
    .executeTakeFirst();
}
