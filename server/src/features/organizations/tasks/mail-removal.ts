import { z } from "zod";
import { addressedTo, type MailingParts, postMail } from "../../../platform/mail/mailing.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { personOf } from "../../session/queries/accounts.ts";
import { isMemberOf } from "../queries/members.ts";
import { namedOrganization } from "../queries/organizations.ts";
import { removalMail } from "../views/mails.ts";

/** Tells somebody that they no longer belong to an organization, unless they joined it again. */
export const mailRemoval = defineTask({
  name: "mail-member-removal",
  schema: z.object({ subjectId: z.int(), accountId: z.int() }),
  async run(parts: MailingParts, { subjectId: organizationId, accountId }, task) {
    const { read } = parts.database;
    if (await isMemberOf(read, { accountId }, organizationId)) return;
    const [person, organization] = await Promise.all([
      personOf(read, { accountId }),
      namedOrganization(read, organizationId),
    ]);
    if (!person || !organization) return;
    const write = () => removalMail(organization, addressedTo(parts, person.email));
    await postMail(parts, person, write, task.key);
  },
});
