import { z } from "zod";
import { incomingMail } from "../../../platform/mail/incoming/keep.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import type { PreferencesParts } from "../commands/put.ts";
import { switchList } from "../commands/switch.ts";
import { mailedList } from "../gate.ts";

/** M-31: stops a kind of mail through a mail whose subject is the off switch's token. Sends no answer. */
export const unsubscribeByMail = defineTask({
  name: "unsubscribe-by-mail",
  schema: z.object({ incomingId: z.int() }),
  async run(parts: PreferencesParts, { incomingId }) {
    const mail = await incomingMail(parts.database.read, incomingId);
    const list = mail && mailedList(parts.keys, mail.subject);
    if (list) await switchList(parts, list, { on: false, by: "reply" });
  },
});
