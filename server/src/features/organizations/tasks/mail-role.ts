import { memberRoles } from "@candor/contract/values";
import { z } from "zod";
import type { MailingParts } from "../../../platform/mail/mailing.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { roleIn } from "../queries/members.ts";
import { roleMail } from "../views/mails.ts";
import { mailMember } from "./mail-member.ts";

/** Tells a member their new role, unless it has changed again. */
export const mailRole = defineTask({
  name: "mail-member-role",
  schema: z.object({ subjectId: z.int(), accountId: z.int(), role: z.enum(memberRoles) }),
  async run(parts: MailingParts, { subjectId: organizationId, accountId, role }, task) {
    if ((await roleIn(parts.database.read, { accountId }, organizationId)) !== role) return;
    await mailMember(parts, { accountId, organizationId }, task.key, (organization, addressed) =>
      roleMail(organization, role, addressed),
    );
  },
});
