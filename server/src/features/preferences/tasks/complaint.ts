import { z } from "zod";
import { incomingMail } from "../../../platform/mail/incoming/keep.ts";
import { isComplaint, reportedKey } from "../../../platform/mail/incoming/reports.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import type { PreferencesParts } from "../commands/put.ts";
import { switchList } from "../commands/switch.ts";
import { returnedList } from "../gate.ts";
import { returnedMail } from "../queries/returned.ts";

/** Somebody called a mail unwanted: its kind ends for their address. A mail that always leaves has no kind to end. */
export const takeComplaint = defineTask({
  name: "take-complaint",
  schema: z.object({ incomingId: z.int() }),
  async run(parts: PreferencesParts, { incomingId }) {
    const mail = await incomingMail(parts.database.read, incomingId);
    const key = mail && isComplaint(mail) ? reportedKey(mail) : undefined;
    const returned = key === undefined ? undefined : await returnedMail(parts.database.read, key);
    const list = returned && returnedList(parts.keys, returned);
    if (list) await switchList(parts, list, false, "complaint");
  },
});
