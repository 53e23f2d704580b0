import { z } from "zod";
import { post } from "../../../platform/mail/outbox.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { codeSecret } from "../../session/rules/codes.ts";
import { mailedToken } from "../../session/rules/mailed-token.ts";
import { invitationById } from "../queries/invitations.ts";
import { invitationMail } from "../views/mails.ts";
import type { MailingParts } from "./mailing.ts";

/** Mails an invitation that can still be accepted. */
export const mailInvitation = defineTask({
  name: "mail-member-invitation",
  schema: z.object({ invitationId: z.int() }),
  async run(parts: MailingParts, { invitationId }, task) {
    const row = await invitationById(parts.database.read, invitationId);
    if (!row || row.accepted_at !== null || row.revoked_at !== null) return;
    const token = mailedToken(codeSecret(parts.keys), "member-invitation", row);
    const mail = invitationMail(row, { from: parts.from, publicUrl: parts.publicUrl(), token });
    await parts.database.write((writer) => post(writer, mail, parts.clock.now(), task.key));
  },
});
