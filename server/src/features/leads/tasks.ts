import { answerByOf, businessDaysBefore, startOfDay } from "@candor/contract/applications/business-days";
import { z } from "zod";
import { day, hour } from "../../platform/durations.ts";
import { isoDate } from "../../platform/iso-time.ts";
import { addressedTo, type MailingParts, postMail } from "../../platform/mail/mailing.ts";
import { enqueue } from "../../platform/tasks/queue.ts";
import { defineTask, requestOf } from "../../platform/tasks/task.ts";
import { prosOf } from "../organizations/queries/members.ts";
import { type OptionalMailingParts, optionalLetterTo } from "../preferences/queries/optional-letter.ts";
import { type LeadRow, leadById, leadsDue } from "./queries.ts";
import { leadAnswerMail, leadMail, leadReminderMail } from "./views.ts";

export interface LeadMailingParts extends MailingParts {
  /** Where the operator gets leads; undefined: only on their page. */
  readonly operatorEmail: string | undefined;
}

const schema = z.object({ subjectId: z.int() });

/** Tells the Pro, or all of the organization's Pros if that one has left; for a lead to the operator, the operator. */
export const mailLead = defineTask({
  name: "mail-lead",
  schema,
  async run(parts: LeadMailingParts, { subjectId }, task) {
    const row = await leadById(parts.database.read, subjectId);
    if (!row || row.answered_at !== null) return;
    for (const { key, email } of await readersOf(parts, row))
      await postMail(parts, { email }, () => leadMail(row, addressedTo(parts, email)), `${task.key}:${key}`);
  },
});

interface LeadReader {
  readonly key: string | number;
  readonly email: string;
}

async function readersOf({ database, operatorEmail }: LeadMailingParts, row: LeadRow): Promise<LeadReader[]> {
  if (row.organization_id === null)
    return operatorEmail === undefined ? [] : [{ key: "operator", email: operatorEmail }];
  const pros = await prosOf(database.read, row.organization_id);
  const named = pros.filter(({ accountId }) => accountId === row.proAccountId);
  return (named.length > 0 ? named : pros).map(({ accountId, email }) => ({ key: accountId, email }));
}

/** Mails the answer, if there is a written one and an address to send it to. */
export const mailLeadAnswer = defineTask({
  name: "mail-lead-answer",
  schema,
  async run(parts: LeadMailingParts, { subjectId }, task) {
    const row = await leadById(parts.database.read, subjectId);
    if (!row || row.answer === null || row.email === "") return;
    const answered = { ...row, answer: row.answer };
    await postMail(parts, row, () => leadAnswerMail(answered, addressedTo(parts, row.email)), task.key);
  },
});

/** Reminders go out this many business days before an answer is due, at this time of day (UTC). */
const remindedBefore = [2, 0];
const remindedAt = 9 * hour;

/** M-44: queues the reminders of a lead. */
export const startLeadClock = defineTask({
  name: "start-lead-clock",
  schema,
  async run({ database, clock }: LeadMailingParts, { subjectId: leadId }) {
    const row = await leadById(database.read, leadId);
    if (!row || row.answered_at !== null) return;
    await database.write(async (writer) => {
      for (const days of remindedBefore) {
        const date = days === 0 ? startOfDay(row.answer_by) : businessDaysBefore(row.answer_by, days);
        const key = `${leadId}:${isoDate(date)}`;
        const request = requestOf(remindOfLead, { key, payload: { leadId, date }, runAt: date + remindedAt });
        await enqueue(writer, request, clock.now());
      }
    });
  },
});

/**
 * One mail a day to each Pro of the organization who wants reminders, or to the operator, about the leads whose answer
 * is due within two business days of that date. It names nobody, so nothing in it has to be erased with a lead.
 */
export const remindOfLead = defineTask({
  name: "remind-of-lead",
  schema: z.object({ leadId: z.int(), date: z.int() }),
  async run(parts: LeadMailingParts & OptionalMailingParts, { leadId, date }) {
    // A day or more late, after an outage: later reminders cover what is still due.
    if (parts.clock.now() >= date + day) return;
    const row = await leadById(parts.database.read, leadId);
    if (!row || row.answered_at !== null) return;
    const owing = row.organization_id === null ? "operator" : { organizationIds: [row.organization_id] };
    const due = await leadsDue(parts.database.read, owing, answerByOf(date, 2));
    const key = `remind-of-leads:${row.organization_id ?? "operator"}:${isoDate(date)}`;
    for (const { email, reason, ...reader } of await remindedOf(parts, row, key)) {
      const write = () => leadReminderMail(due, { ...reader.letter, timeZone: reader.timeZone, owing });
      await postMail(parts, { email }, write, reason);
    }
  },
});

/** Any Pro may answer, so all of them are reminded, also of what was written to a colleague. */
async function remindedOf(parts: LeadMailingParts & OptionalMailingParts, row: LeadRow, key: string) {
  if (row.organization_id === null) {
    const email = parts.operatorEmail;
    return email === undefined
      ? []
      : [{ email, letter: addressedTo(parts, email), timeZone: null, reason: key }];
  }
  const pros = await prosOf(parts.database.read, row.organization_id);
  const letters = pros.map(async ({ accountId, email, timeZone }) => {
    const reason = `${key}:${email}`;
    const letter = await optionalLetterTo(parts, { accountId, email }, "applicationFollowUp", reason);
    return letter ? [{ email, letter, timeZone, reason }] : [];
  });
  return (await Promise.all(letters)).flat();
}
