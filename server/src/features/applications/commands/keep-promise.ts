import { limits } from "@candor/contract/limits";
import type { Writer } from "../../../platform/database/database.ts";
import { alreadyTold, dueBy, withoutPromise } from "../queries/received.ts";
import { answerByOf } from "../rules/business-days.ts";
import { pending } from "../rules/transitions.ts";
import { type ApplicationParts, announce, partiesOf } from "./announce.ts";

/** At the promised date: closed without an answer, said as it is. Nothing where there was one, or the date moved. */
export async function closeUnanswered(parts: ApplicationParts, applicationId: number): Promise<void> {
  await parts.database.write(async (writer) => {
    const now = parts.clock.now();
    const closed = await writer
      .updateTable("application")
      .set({ status: "unanswered", modified_at: now })
      .where("id", "=", applicationId)
      .where("status", "in", pending)
      .where("answer_by", "<", now)
      .returning(["id", "account_id", "organization_id", "posting_id", "answer_by"])
      .executeTakeFirst();
    if (!closed) return;
    await announce(parts, writer, {
      name: "application-unanswered",
      subjectId: closed.id,
      payload: {
        ...(await partiesOf(writer, { ...closed, title: await titleOf(writer, closed.posting_id) })),
        answerBy: closed.answer_by as number,
      },
    });
  });
}

const promisedAtOnce = 100;

/** An organization was claimed: what waited for it gets its date, counted from now. */
export async function promiseAnswers(parts: ApplicationParts, organizationId: number): Promise<void> {
  for (let left = true; left; )
    left = await parts.database.write(async (writer) => {
      const waiting = await withoutPromise(writer, organizationId, promisedAtOnce);
      for (const application of waiting) {
        const answerBy = answerByOf(
          parts.clock.now(),
          application.answer_business_days ?? limits.answerBusinessDays,
        );
        await writer
          .updateTable("application")
          .set({ answer_by: answerBy, modified_at: parts.clock.now() })
          .where("id", "=", application.id)
          .execute();
        await announce(parts, writer, {
          name: "answer-promised",
          subjectId: application.id,
          payload: { ...(await partiesOf(writer, application)), answerBy },
        });
      }
      return waiting.length === promisedAtOnce;
    });
}

/** Notes of what is due by then that its hirers were reminded, and gives it back; nothing where all of it is known. */
export async function noteReminders(
  parts: ApplicationParts,
  writer: Writer,
  organizationId: number,
  through: number,
) {
  const due = await dueBy(writer, organizationId, through);
  const ids = due.map(({ id }) => id);
  const told = await alreadyTold(writer, "answer-reminded", ids);
  for (const application of due.filter(({ id }) => !told.has(id)))
    await announce(parts, writer, {
      name: "answer-reminded",
      subjectId: application.id,
      payload: { ...(await partiesOf(writer, application)), answerBy: application.answer_by as number },
    });
  return due;
}

async function titleOf(writer: Writer, postingId: number): Promise<string> {
  const { title } = await writer
    .selectFrom("posting")
    .select("title")
    .where("id", "=", postingId)
    .executeTakeFirstOrThrow();
  return title;
}
