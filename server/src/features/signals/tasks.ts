import { z } from "zod";
import { type MailingParts, postToEach } from "../../platform/mail/mailing.ts";
import { defineTask } from "../../platform/tasks/task.ts";
import { prosOf } from "../organizations/queries/members.ts";
import { administrators } from "../session/queries/accounts.ts";
import { appealById } from "./queries/appeals.ts";
import { appealAnswerMail, appealWaitingMail } from "./views/mails.ts";

const schema = z.object({ appealId: z.int() });

/** Tells the administrators that an appeal is waiting for one of them. */
export const mailAppealWaiting = defineTask({
  name: "mail-appeal-waiting",
  schema,
  async run(parts: MailingParts, { appealId }, task) {
    const { read } = parts.database;
    const row = await appealById(read, appealId);
    if (!row || row.answered_at !== null) return;
    await postToEach(parts, await administrators(read), task.key, (addressed) =>
      appealWaitingMail(row, addressed),
    );
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
