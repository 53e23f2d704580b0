import { z } from "zod";
import { post } from "../../platform/mail/outbox.ts";
import { postToEach } from "../../platform/mail/post-to-each.ts";
import { defineTask } from "../../platform/tasks/task.ts";
import { administrators } from "../organizations/queries/administrators.ts";
import { prosOfPosting } from "../organizations/queries/members.ts";
import type { ReportParts } from "./commands.ts";
import { reportById } from "./queries.ts";
import { reportAnswerMail, reportReceivedMail, reportWaitingMail, withheldMail } from "./views.ts";

export interface MailingParts extends ReportParts {
  /** The sender's address. */
  readonly from: string;
  /** The base of links, without a trailing slash. */
  readonly publicUrl: () => string;
}

const schema = z.object({ reportId: z.int() });

/** Tells the reader when they will be answered, and administrators about a posting's first waiting report. */
export const mailReport = defineTask({
  name: "mail-report",
  schema,
  async run(parts: MailingParts, { reportId }, task) {
    const { database, clock, from } = parts;
    const row = await reportById(database.read, reportId);
    if (!row || row.answered_at !== null) return;
    const publicUrl = parts.publicUrl();
    const readers = Number(row.others) > 0 ? [] : await administrators(database.read);
    const mails = [
      ...(row.email === ""
        ? []
        : [{ key: "reader", mail: reportReceivedMail(row, { to: row.email, from, publicUrl }) }]),
      ...readers.map(({ id, email: to }) => ({
        key: String(id),
        mail: reportWaitingMail(row, { to, from, publicUrl }),
      })),
    ];
    for (const { key, mail } of mails)
      await database.write((writer) => post(writer, mail, clock.now(), `${task.key}:${key}`));
  },
});

/** Mails the decision, if there is an address to send it to. */
export const mailReportAnswer = defineTask({
  name: "mail-report-answer",
  schema,
  async run(parts: MailingParts, { reportId }, task) {
    const { database, clock, from } = parts;
    const row = await reportById(database.read, reportId);
    if (!row || row.answered_at === null || row.email === "") return;
    const mail = reportAnswerMail(row, { to: row.email, from, publicUrl: parts.publicUrl() });
    await database.write((writer) => post(writer, mail, clock.now(), task.key));
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
