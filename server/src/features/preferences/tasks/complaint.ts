import { z } from "zod";
import { incomingMail } from "../../../platform/mail/incoming/keep.ts";
import { isComplaint, reportedKey, reportedToken } from "../../../platform/mail/incoming/reports.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import type { PreferencesParts } from "../commands/put.ts";
import { switchList } from "../commands/switch.ts";
import { mailedList, returnedList } from "../gate.ts";
import { returnedMail } from "../queries/returned.ts";

/** For a mail reported as unwanted: its kind ends for that address. A mail that always leaves has no kind to end. */
export const takeComplaint = defineTask({
  name: "take-complaint",
  schema: z.object({ incomingId: z.int() }),
  async run(parts: PreferencesParts, { incomingId }) {
    const { database, keys } = parts;
    const mail = await incomingMail(database.read, incomingId);
    if (!mail || !isComplaint(mail)) return;
    const returned = await returnedMail(database.read, reportedKey(mail) ?? "");
    // The outbox deletes mails, and a deleted account's at once. What the mail itself carries still names its list.
    const list = returned ? returnedList(keys, returned) : mailedList(keys, reportedToken(mail) ?? "");
    if (list) await switchList(parts, list, { on: false, by: "complaint" });
  },
});
