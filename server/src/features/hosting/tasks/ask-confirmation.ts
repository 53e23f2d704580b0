import { z } from "zod";
import { type MailingParts, postToEach } from "../../../platform/mail/mailing.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { prosOf } from "../../organizations/queries/members.ts";
import { codeSecret } from "../../session/rules/codes.ts";
import type { Keyring } from "../../session/rules/tokens.ts";
import { hostedById } from "../queries/hosted.ts";
import { fieldsOf } from "../rules/changes.ts";
import { confirmationToken } from "../rules/confirmation.ts";
import { confirmationMail } from "../views/confirmation-mail.ts";

/** Asks everybody who posts for the organization whether a posting is still open, before it would be paused. */
export const askConfirmation = defineTask({
  name: "ask-confirmation",
  schema: z.object({ postingId: z.int(), confirmBy: z.int() }),
  async run(parts: MailingParts & { readonly keys: Keyring }, { postingId, confirmBy }, task) {
    const row = await hostedById(parts.database.read, postingId);
    if (row?.life !== "published" || row.confirm_by !== confirmBy) return;
    // After an outage it may be too late.
    if (confirmBy <= parts.clock.now()) return;
    const secret = codeSecret(parts.keys);
    const { title } = fieldsOf(row.fields_json);
    const pros = await prosOf(parts.database.read, row.organization_id);
    await postToEach(parts, pros, task.key, (addressed, { accountId, timeZone }) => {
      const token = confirmationToken(secret, row, accountId)!;
      return confirmationMail(addressed, { token, title, confirmBy, timeZone });
    });
  },
});
