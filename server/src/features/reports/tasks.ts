import { mailedReportReceipts } from "@candor/contract/rate-limits";
import { z } from "zod";
import { countShared } from "../../platform/http/rate-limits.ts";
import { addressedTo, type MailingParts, postMail, postToEach } from "../../platform/mail/mailing.ts";
import { defineTask } from "../../platform/tasks/task.ts";
import { prosOfPosting } from "../organizations/queries/members.ts";
import { administrators } from "../session/queries/accounts.ts";
import { postingTitle, reportById } from "./queries.ts";
import {
  allowedMail,
  reportAnswerMail,
  reportReceivedMail,
  reportWaitingMail,
  withheldMail,
} from "./views.ts";

const schema = z.object({ reportId: z.int() });

/** Tells the reader when they will be answered, and administrators about a posting's first waiting report. */
export const mailReport = defineTask({
  name: "mail-report",
  schema,
  async run(parts: MailingParts, { reportId }, task) {
    const { read } = parts.database;
    const row = await reportById(read, reportId);
    if (!row || row.answered_at !== null) return;
    if (row.email !== "" && (await mayMail(parts, row.email))) {
      const write = () => reportReceivedMail(row, addressedTo(parts, row.email));
      await postMail(parts, row, write, `${task.key}:reader`);
    }
    const readers = Number(row.others) > 0 ? [] : await administrators(read);
    await postToEach(parts, readers, task.key, (addressed) => reportWaitingMail(row, addressed));
  },
});

/** The answer still comes: an administrator writes it. */
async function mayMail({ database, clock }: MailingParts, email: string): Promise<boolean> {
  const key = `report receipts to ${email}`;
  return (await countShared(database, key, mailedReportReceipts, clock.now())) === 0;
}

/** Mails the decision, if there is an address to send it to. */
export const mailReportAnswer = defineTask({
  name: "mail-report-answer",
  schema,
  async run(parts: MailingParts, { reportId }, task) {
    const row = await reportById(parts.database.read, reportId);
    if (!row || row.answered_at === null || row.email === "") return;
    await postMail(parts, row, () => reportAnswerMail(row, addressedTo(parts, row.email)), task.key);
  },
});

/** Tells everybody who posts for the organization that its posting was taken down. */
export const mailWithheld = defineTask({
  name: "mail-withheld",
  schema,
  async run(parts: MailingParts, { reportId }, task) {
    const { read } = parts.database;
    const row = await reportById(read, reportId);
    if (!row) return;
    const pros = await prosOfPosting(read, row.posting_id);
    await postToEach(parts, pros, task.key, (addressed) => withheldMail(row, addressed));
  },
});

/** Tells the same people that they may publish it again. */
export const mailAllowed = defineTask({
  name: "mail-allowed",
  schema: z.object({ subjectId: z.int() }),
  async run(parts: MailingParts, { subjectId: id }, task) {
    const { read } = parts.database;
    const title = await postingTitle(read, id);
    if (title === undefined) return;
    const pros = await prosOfPosting(read, id);
    await postToEach(parts, pros, task.key, (addressed) => allowedMail({ id, title }, addressed));
  },
});
