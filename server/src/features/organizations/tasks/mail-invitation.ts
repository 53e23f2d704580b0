import { z } from "zod";
import { addressedTo, type MailingParts, postMail } from "../../../platform/mail/mailing.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { codeSecret } from "../../session/rules/codes.ts";
import { mailedToken } from "../../session/rules/mailed-token.ts";
import type { Keyring } from "../../session/rules/tokens.ts";
import { invitationById } from "../queries/invitations.ts";
import { invitationMail } from "../views/mails.ts";

/** Mails an invitation that can still be accepted. */
export const mailInvitation = defineTask({
  name: "mail-member-invitation",
  schema: z.object({ invitationId: z.int() }),
  async run(parts: MailingParts & { readonly keys: Keyring }, { invitationId }, task) {
    const row = await invitationById(parts.database.read, invitationId);
    if (!row || row.accepted_at !== null || row.revoked_at !== null) return;
    const token = mailedToken(codeSecret(parts.keys), "member-invitation", row);
    const write = () => invitationMail(row, { ...addressedTo(parts, row.email), token });
    await postMail(parts, row, write, task.key);
  },
});
