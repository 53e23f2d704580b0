import { z } from "zod";
import { addressedTo, type MailingParts, postMail } from "../../platform/mail/mailing.ts";
import { defineTask } from "../../platform/tasks/task.ts";
import { prosOf } from "../organizations/queries/members.ts";
import { type LeadRow, leadById } from "./queries.ts";
import { leadAnswerMail, leadMail } from "./views.ts";

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
