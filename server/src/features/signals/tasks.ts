import { z } from "zod";
import { post } from "../../platform/mail/outbox.ts";
import { postToEach } from "../../platform/mail/post-to-each.ts";
import { defineTask } from "../../platform/tasks/task.ts";
import { administrators } from "../organizations/queries/administrators.ts";
import { prosOf } from "../organizations/queries/members.ts";
import type { AppealParts } from "./commands/appeals.ts";
import { appealById } from "./queries/appeals.ts";
import { appealAnswerMail, appealWaitingMail } from "./views/mails.ts";

export interface MailingParts extends AppealParts {
  /** The sender's address. */
  readonly from: string;
  /** The base of links, without a trailing slash. */
  readonly publicUrl: () => string;
}

const schema = z.object({ appealId: z.int() });

/** Tells the administrators that an appeal is waiting for one of them. */
export const mailAppealWaiting = defineTask({
  name: "mail-appeal-waiting",
  schema,
  async run({ database, clock, from, publicUrl }: MailingParts, { appealId }, task) {
    const row = await appealById(database.read, appealId);
    if (!row || row.answered_at !== null) return;
    for (const { id, email: to } of await administrators(database.read)) {
      const mail = appealWaitingMail(row, { to, from, publicUrl: publicUrl() });
      await database.write((writer) => post(writer, mail, clock.now(), `${task.key}:${id}`));
    }
  },
});

/** Mails the answer to everybody who posts for the organization. */
export const mailAppealAnswer = defineTask({
  name: "mail-appeal-answer",
  schema,
  async run(parts: MailingParts, { appealId }, task) {
    const { read } = parts.database;
    const row = await appealById(read, appealId);
    if (!row || row.answered_at === null) return;
    const pros = await prosOf(read, row.organizationId);
    await postToEach(parts, pros, task.key, (addressed) => appealAnswerMail(row, addressed));
  },
});
