import { z } from "zod";
import { postMail } from "../../../../platform/mail/mailing.ts";
import { defineTask } from "../../../../platform/tasks/task.ts";
import { type OptionalMailingParts, optionalLetterTo } from "../../../preferences/queries/optional-letter.ts";
import { detailsById, lifeOf } from "../../queries/applications.ts";
import { standingMeeting } from "../../queries/meetings.ts";
import { meetingReminderMail } from "../../views/meetings/mails.ts";
import { meetingState } from "../../views/meetings/state.ts";

/** Reminds both sides of a meeting that hasn't been called off. A reminder that comes after the start is dropped. */
export const remindOfMeeting = defineTask({
  name: "remind-of-meeting",
  schema: z.object({ meetingId: z.int(), hours: z.int() }),
  async run(parts: OptionalMailingParts, { meetingId }, task) {
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
      const letter = await optionalLetterTo(parts, reader, "applicationFollowUp", reason);
      if (letter)
        await postMail(parts, meetingReminderMail(row, agreed, { ...letter, side, timeZone }), reason);
    }
  },
});
