import { memberRoles } from "@candor/contract/values";
import { z } from "zod";
import { addressedTo, type MailingParts, postMail } from "../../../platform/mail/mailing.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { personOf } from "../../session/queries/accounts.ts";
import { roleIn } from "../queries/members.ts";
import { namedOrganization } from "../queries/organizations.ts";
import { roleMail } from "../views/mails.ts";

/** Tells a member their new role, unless it has changed again. */
export const mailRole = defineTask({
  name: "mail-member-role",
  schema: z.object({ subjectId: z.int(), accountId: z.int(), role: z.enum(memberRoles) }),
  async run(parts: MailingParts, { subjectId: organizationId, accountId, role }, task) {
    const { read } = parts.database;
    if ((await roleIn(read, { accountId }, organizationId)) !== role) return;
    const [person, organization] = await Promise.all([
      personOf(read, { accountId }),
      namedOrganization(read, organizationId),
    ]);
    if (!person || !organization) return;
    const write = () => roleMail(organization, role, addressedTo(parts, person.email));
    await postMail(parts, person, write, task.key);
  },
});
