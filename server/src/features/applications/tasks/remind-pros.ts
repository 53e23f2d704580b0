import { answerByOf } from "@candor/contract/applications/business-days";
import { z } from "zod";
import { day } from "../../../platform/durations.ts";
import { post } from "../../../platform/mail/outbox.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { prosOf } from "../../organizations/queries/members.ts";
import { type OptionalMailingParts, optionalLetterTo } from "../../preferences/queries/optional-letter.ts";
import type { ApplicationParts } from "../commands/announce.ts";
import { noteReminders } from "../commands/keep-promise.ts";
import { dueBy } from "../queries/organization-applications.ts";
import { reminderMail } from "../views/reminder-mail.ts";

/**
 * One mail to each Pro of an organization, about everything due within two business days of that date, except what they
 * sent themselves and a colleague can answer.
 */
export const remindPros = defineTask({
  // The name in queued rows.
  name: "remind-hirers",
  schema: z.object({ organizationId: z.int(), date: z.int() }),
  async run(parts: ApplicationParts & OptionalMailingParts, { organizationId, date }, task) {
    // A day or more late, after an outage: later reminders cover what is still due.
    if (parts.clock.now() >= date + day) return;
    const letters = await lettersTo(parts, organizationId, task.key);
    if (letters.length === 0) return;
    await parts.database.write(async (writer) => {
      const due = await dueBy(writer, organizationId, answerByOf(date, 2));
      if (due.length === 0) return;
      const now = parts.clock.now();
      for (const { accountId, isAlone, reason, ...letter } of letters) {
        const theirs = due.filter(({ account_id }) => isAlone || account_id !== accountId);
        if (theirs.length === 0) continue;
        await post(writer, reminderMail({ ...letter, due: theirs, now }), now, reason);
      }
      await noteReminders(parts, writer, due);
    });
  },
});

/** To the Pros of an organization who want reminders. */
async function lettersTo(parts: OptionalMailingParts, organizationId: number, key: string) {
  const pros = await prosOf(parts.database.read, organizationId);
  const isAlone = pros.length === 1;
  const letters = pros.map(async ({ accountId, email, timeZone }) => {
    const reason = `${key}:${email}`;
    const letter = await optionalLetterTo(parts, { accountId, email }, "applicationFollowUp", reason);
    return letter ? [{ ...letter, accountId, timeZone, isAlone, reason }] : [];
  });
  return (await Promise.all(letters)).flat();
}
