import { limits } from "@candor/contract/limits";
import { z } from "zod";
import { day, minute } from "../../platform/durations.ts";
import { postMail } from "../../platform/mail/mailing.ts";
import { enqueue } from "../../platform/tasks/queue.ts";
import { defineTask, requestOf } from "../../platform/tasks/task.ts";
import { type OptionalMailingParts, optionalLetterTo } from "../preferences/queries/optional-letter.ts";
import { codeSecret } from "../session/rules/codes.ts";
import type { InterviewParts } from "./commands/parts.ts";
import { interviewOf } from "./queries.ts";
import { linkTo, pathOf } from "./rules/link.ts";
import { interviewMail } from "./views/mails.ts";

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
const mailInterview = mailing("mail-interview", { asked: false });

/** The same after a Pro asks, with a link that replaces earlier ones. */
export const mailAskedInterview = mailing("mail-asked-interview", { asked: true });

export const interviewTasks = [planInterviewMail, mailInterview, mailAskedInterview] as const;

function mailing(name: string, { asked }: { readonly asked: boolean }) {
  return defineTask({
    name,
    schema: about,
    async run(parts: OptionalMailingParts, { subjectId }, task) {
      const state = await interviewOf(parts.database.read, subjectId);
      if (!state || state.sentAt !== undefined || state.closedAt !== undefined) return;
      const { application, links } = state;
      // Nobody is there to read the answers.
      if (application.claimed === 0) return;
      const reader = {
        accountId: application.account_id,
        email: application.email,
        applicationId: application.id,
      };
      const kind = asked ? "applicationUpdate" : "applicationFollowUp";
      const letter = await optionalLetterTo(parts, reader, kind, task.key);
      if (!letter) return;
      const expiresAt = parts.clock.now() + limits.interviewLinkDays * day;
      const link = linkTo(codeSecret(parts.keys), application, { links, expiresAt });
      const href = `${letter.publicUrl}${pathOf(link)}`;
      const write = () => interviewMail(state, { asked }, { ...letter, href, expiresAt });
      await postMail(parts, reader, write, task.key);
    },
  });
}
