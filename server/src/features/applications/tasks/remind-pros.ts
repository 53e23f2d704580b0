import { answerByOf, businessDaysBefore, startOfDay } from "@candor/contract/applications/business-days";
import { decisionDay } from "@candor/contract/applications/decision-day";
import { z } from "zod";
import { day, hour } from "../../../platform/durations.ts";
import { isoDate } from "../../../platform/iso-time.ts";
import { post } from "../../../platform/mail/outbox.ts";
import { writtenFor } from "../../../platform/mail/reader.ts";
import type { TaskRequest } from "../../../platform/tasks/queue.ts";
import { defineTask, requestOf } from "../../../platform/tasks/task.ts";
import { prosOf } from "../../organizations/queries/members.ts";
import { type OptionalMailingParts, optionalLetterTo } from "../../preferences/queries/optional-letter.ts";
import type { ApplicationParts } from "../commands/announce.ts";
import { noteReminders } from "../commands/keep-promise.ts";
import { decisionsOwedByOrganization } from "../queries/decisions-due.ts";
import { dueBy } from "../queries/organization-applications.ts";
import { reminderMail } from "../views/reminder-mail.ts";

/** Reminders go out this many business days before something is due, at this time of day (UTC). */
const remindedBefore = [2, 0];
const remindedAt = 9 * hour;

/** The reminders of what an organization owes by a date. Everything due on the same day shares them. */
export function remindersOf(organizationId: number, dueBy: number): TaskRequest[] {
  return remindedBefore.map((days) => {
    const date = days === 0 ? startOfDay(dueBy) : businessDaysBefore(dueBy, days);
    return requestOf(remindPros, {
      key: `${organizationId}:${isoDate(date)}`,
      payload: { organizationId, date },
      runAt: date + remindedAt,
    });
  });
}

/**
 * One mail to each Pro of an organization, about the answers and decisions due within two business days of that date,
 * except what they sent themselves and a colleague can answer.
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
      const now = parts.clock.now();
      const through = answerByOf(date, 2);
      const due = await dueBy(writer, organizationId, through);
      const decisions = (await decisionsOwedByOrganization(writer, organizationId, now)).filter(
        ({ due: { at } }) => at >= now && decisionDay(at) <= through,
      );
      if (due.length + decisions.length === 0) return;
      for (const { accountId, isAlone, reason, ...letter } of letters) {
        const isTheirs = (row: { readonly account_id: number }) => isAlone || row.account_id !== accountId;
        const theirs = { due: due.filter(isTheirs), decisions: decisions.filter(isTheirs) };
        if (theirs.due.length + theirs.decisions.length === 0) continue;
        const mail = await writtenFor(writer, { accountId }, () =>
          reminderMail({ ...letter, ...theirs, now }),
        );
        await post(writer, mail, now, reason);
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
