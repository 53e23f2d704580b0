import { z } from "zod";
import { post } from "../../platform/mail/outbox.ts";
import { defineTask } from "../../platform/tasks/task.ts";
import { prosOf } from "../organizations/queries/members.ts";
import type { LeadParts } from "./commands.ts";
import { type LeadRow, leadById } from "./queries.ts";
import { leadAnswerMail, leadMail } from "./views.ts";

export interface MailingParts extends LeadParts {
  /** The sender's address. */
  readonly from: string;
  /** The base of links, without a trailing slash. */
  readonly publicUrl: () => string;
  /** Where the operator gets leads; undefined: only on their page. */
  readonly operatorEmail: string | undefined;
}

const schema = z.object({ subjectId: z.int() });

/** Tells the Pro, or all of the organization's Pros if that one has left; for a lead to the operator, the operator. */
export const mailLead = defineTask({
  name: "mail-lead",
  schema,
  async run(parts: MailingParts, { subjectId }, task) {
    const { database, clock, from } = parts;
    const row = await leadById(database.read, subjectId);
    if (!row || row.answered_at !== null) return;
    for (const { key, email } of await readersOf(parts, row)) {
      const mail = leadMail(row, { to: email, from, publicUrl: parts.publicUrl() });
      await database.write((writer) => post(writer, mail, clock.now(), `${task.key}:${key}`));
    }
  },
});

interface LeadReader {
  readonly key: string | number;
  readonly email: string;
}

async function readersOf({ database, operatorEmail }: MailingParts, row: LeadRow): Promise<LeadReader[]> {
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
  async run(parts: MailingParts, { subjectId }, task) {
    const { database, clock, from } = parts;
    const row = await leadById(database.read, subjectId);
    if (!row || row.answer === null || row.email === "") return;
    const mail = leadAnswerMail({ ...row, answer: row.answer }, { from, publicUrl: parts.publicUrl() });
    await database.write((writer) => post(writer, mail, clock.now(), task.key));
  },
});
