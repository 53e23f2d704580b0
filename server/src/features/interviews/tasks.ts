import { limits } from "@candor/contract/limits";
import { z } from "zod";
import { day, minute } from "../../platform/durations.ts";
import { post } from "../../platform/mail/outbox.ts";
import { enqueue } from "../../platform/tasks/queue.ts";
import { defineTask, requestOf } from "../../platform/tasks/task.ts";
import { choosingFor } from "../preferences/queries/choosing.ts";
import { codeSecret } from "../session/rules/codes.ts";
import type { Keyring } from "../session/rules/tokens.ts";
import type { InterviewParts } from "./commands/parts.ts";
import { interviewOf } from "./queries.ts";
import { linkTo, pathOf } from "./rules/link.ts";
import { interviewMail } from "./views/mails.ts";

export interface MailingParts extends InterviewParts {
  readonly keys: Keyring;
  /** The sender's address. */
  readonly from: string;
  /** The base of links, without a trailing slash. */
  readonly publicUrl: () => string;
}

const about = z.object({ subjectId: z.int() });

/** Plans the mail for some time after an application: people who take the interview at once get none. */
export const planInterviewMail = defineTask({
  name: "plan-interview-mail",
  schema: about,
  async run({ database, clock }: InterviewParts, { subjectId }) {
    const runAt = clock.now() + limits.interviewMailMinutes * minute;
    const request = requestOf(mailInterview, { key: String(subjectId), payload: { subjectId }, runAt });
    await database.write((writer) => enqueue(writer, request, clock.now()));
  },
});

/** Mails an applicant the interview that they haven't sent. */
export const mailInterview = mailing("mail-interview", { asked: false });

/** The same after a Pro asks, with a link that replaces earlier ones. */
export const mailAskedInterview = mailing("mail-asked-interview", { asked: true });

export const interviewTasks = [planInterviewMail, mailInterview, mailAskedInterview] as const;

function mailing(name: string, { asked }: { readonly asked: boolean }) {
  return defineTask({
    name,
    schema: about,
    async run(parts: MailingParts, { subjectId }, task) {
      const { database, clock, from, keys } = parts;
      const state = await interviewOf(database.read, subjectId);
      if (!state || state.sentAt !== undefined || state.closedAt !== undefined) return;
      const { application, links } = state;
      // Nobody is there to read the answers.
      if (application.claimed === 0) return;
      const reader = { accountId: application.account_id, email: application.email };
      const kind = asked ? "applicationUpdate" : "applicationFollowUp";
      const choosing = await choosingFor(parts, reader, kind, task.key);
      if (!choosing) return;
      const expiresAt = clock.now() + limits.interviewLinkDays * day;
      const link = linkTo(codeSecret(keys), application, { links, expiresAt });
      const href = `${parts.publicUrl()}${pathOf(link)}`;
      const mail = interviewMail(state, { asked }, { from, href, expiresAt, choosing });
      await database.write((writer) => post(writer, mail, clock.now(), task.key));
    },
  });
}
