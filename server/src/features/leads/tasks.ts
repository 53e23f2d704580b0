import { z } from "zod";
import { post } from "../../platform/mail/outbox.ts";
import { defineTask } from "../../platform/tasks/task.ts";
import { prosOf } from "../organizations/queries/members.ts";
import type { LeadParts } from "./commands.ts";
import { leadById } from "./queries.ts";
import { leadAnswerMail, leadMail } from "./views.ts";

export interface MailingParts extends LeadParts {
  /** The sender's address. */
  readonly from: string;
  /** The base of links, without a trailing slash. */
  readonly publicUrl: () => string;
}

const schema = z.object({ subjectId: z.int() });

/** Tells the Pro; if they have left meanwhile, all Pros of the organization. */
export const mailLead = defineTask({
  name: "mail-lead",
  schema,
  async run(parts: MailingParts, { subjectId }, task) {
    const { database, clock, from } = parts;
    const row = await leadById(database.read, subjectId);
    if (!row || row.answered_at !== null || row.organization_id === null) return;
    const pros = await prosOf(database.read, row.organization_id);
    const named = pros.filter(({ accountId }) => accountId === row.proAccountId);
    for (const { accountId, email } of named.length > 0 ? named : pros) {
      const mail = leadMail(row, { to: email, from, publicUrl: parts.publicUrl() });
      await database.write((writer) => post(writer, mail, clock.now(), `${task.key}:${accountId}`));
    }
  },
});

/** Mails the answer, if there is one in writing and an address to send it to. */
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
