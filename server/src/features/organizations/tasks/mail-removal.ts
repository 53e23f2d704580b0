import { z } from "zod";
import type { MailingParts } from "../../../platform/mail/mailing.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { isMemberOf } from "../queries/members.ts";
import { removalMail } from "../views/mails.ts";
import { mailMember } from "./mail-member.ts";

/** Tells somebody that they no longer belong to an organization, unless they joined it again. */
export const mailRemoval = defineTask({
  name: "mail-member-removal",
  schema: z.object({ subjectId: z.int(), accountId: z.int() }),
  async run(parts: MailingParts, { subjectId: organizationId, accountId }, task) {
    if (await isMemberOf(parts.database.read, { accountId }, organizationId)) return;
    await mailMember(parts, { accountId, organizationId }, task.key, removalMail);
  },
});
