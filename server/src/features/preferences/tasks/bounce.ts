import { z } from "zod";
import { incomingMail } from "../../../platform/mail/incoming/keep.ts";
import { bounceIn, keyIn } from "../../../platform/mail/incoming/reports.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { noteBounce } from "../commands/bounced.ts";
import type { PreferencesParts } from "../commands/put.ts";
import { returnedMail } from "../queries/returned.ts";
import { addressHash } from "../rules/off-token.ts";

/** For one of our mails that didn't arrive. The name of the mailbox that got the report identifies it. */
export const takeBounce = defineTask({
  name: "take-bounce",
  schema: z.object({ incomingId: z.int() }),
  async run(parts: PreferencesParts, { incomingId }) {
    const mail = await incomingMail(parts.database.read, incomingId);
    const bounce = mail && bounceIn(mail);
    const key = keyIn(mail?.recipient ?? "");
    if (!bounce || key === undefined) return;
    const returned = await returnedMail(parts.database.read, key);
    if (returned) await noteBounce(parts, addressHash(parts.keys, returned.recipient), bounce);
  },
});
