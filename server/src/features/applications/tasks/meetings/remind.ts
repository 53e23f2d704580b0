import { z } from "zod";
import { post } from "../../../../platform/mail/outbox.ts";
import { defineTask } from "../../../../platform/tasks/task.ts";
import { choosingFor } from "../../../preferences/queries/choosing.ts";
import { detailsById, lifeOf } from "../../queries/applications.ts";
import { standingMeeting } from "../../queries/meetings.ts";
import { meetingReminderMail } from "../../views/meetings/mails.ts";
import { meetingState } from "../../views/meetings/state.ts";
import type { MailingParts } from "../mailing.ts";

/** Reminds both sides of a meeting that hasn't been called off. A reminder that comes after the start is dropped. */
export const remindOfMeeting = defineTask({
  name: "remind-of-meeting",
  schema: z.object({ meetingId: z.int(), hours: z.int() }),
  async run(parts: MailingParts, { meetingId }, task) {
    const { read } = parts.database;
    const now = parts.clock.now();
    const standing = await standingMeeting(read, meetingId);
    if (!standing || standing.starts_at <= now) return;
    const row = await detailsById(read, standing.application_id);
    const { agreed } = row ? meetingState(await lifeOf(read, row)) : {};
    if (!row || !agreed) return;
    const readers = [
      { side: "seeker", accountId: row.account_id, email: row.email, timeZone: row.time_zone },
      {
        side: "organization",
        accountId: standing.account_id,
        email: standing.email,
        timeZone: standing.time_zone,
      },
    ] as const;
    for (const { side, timeZone, ...reader } of readers) {
      const reason = `${task.key}:${side}`;
      const choosing = await choosingFor(parts, reader, "applicationFollowUp", reason);
      if (!choosing) continue;
      const letter = { to: reader.email, from: parts.from, publicUrl: parts.publicUrl(), choosing, now };
      const mail = meetingReminderMail(row, agreed, { ...letter, side, timeZone });
      await parts.database.write((writer) => post(writer, mail, now, reason));
    }
  },
});
