import { z } from "zod";
import { post } from "../../../platform/mail/outbox.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { prosOf } from "../../organizations/queries/members.ts";
import { codeSecret } from "../../session/rules/codes.ts";
import type { Keyring } from "../../session/rules/tokens.ts";
import type { StepParts } from "../commands/parts.ts";
import { hostedById } from "../queries/hosted.ts";
import { fieldsOf } from "../rules/changes.ts";
import { confirmationToken } from "../rules/confirmation.ts";
import { confirmationMail } from "../views/confirmation-mail.ts";

export interface AskingParts extends StepParts {
  readonly keys: Keyring;
  readonly from: string;
  readonly publicUrl: () => string;
}

/** Asks everybody who posts for the organization whether a posting is still open, before it would be paused. */
export const askConfirmation = defineTask({
  name: "ask-confirmation",
  schema: z.object({ postingId: z.int(), confirmBy: z.int() }),
  async run(parts: AskingParts, { postingId, confirmBy }, task) {
    const row = await hostedById(parts.database.read, postingId);
    const now = parts.clock.now();
    // Confirmed or closed meanwhile, or too late after an outage.
    if (row?.life !== "published" || row.confirm_by !== confirmBy || confirmBy <= now) return;
    const token = confirmationToken(codeSecret(parts.keys), row)!;
    const link = `${parts.publicUrl()}/organization/postings/${token}`;
    const { title } = fieldsOf(row.fields_json);
    for (const { accountId, email: to, timeZone } of await prosOf(parts.database.read, row.organization_id)) {
      const mail = confirmationMail({ to, from: parts.from, link, title, confirmBy, timeZone });
      await parts.database.write((writer) => post(writer, mail, now, `${task.key}:${accountId}`));
    }
  },
});
