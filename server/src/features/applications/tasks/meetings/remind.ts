import { z } from "zod";
import type { Reader } from "../../../../platform/database/database.ts";
import { postMail } from "../../../../platform/mail/mailing.ts";
import { defineTask } from "../../../../platform/tasks/task.ts";
import { isHiddenApplication } from "../../../blocks/queries/hidden.ts";
import { prosOf } from "../../../organizations/queries/members.ts";
import { type OptionalMailingParts, optionalLetterTo } from "../../../preferences/queries/optional-letter.ts";
import { detailsById, lifeOf } from "../../queries/applications.ts";
import { standingMeeting } from "../../queries/meetings.ts";
import type { Concerned } from "../../queries/parties.ts";
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
    const seeker = {
      accountId: row.account_id,
      email: row.email,
      timeZone: row.time_zone,
      applicationId: row.id,
    };
    const readers = [
      { ...seeker, side: "seeker", reason: `${task.key}:seeker` } as const,
      ...(await hostsOf(read, row, standing.account_id)).map((pro) => ({
        ...pro,
        side: "organization" as const,
        reason: `${task.key}:organization:${pro.accountId}`,
      })),
    ];
    for (const { side, timeZone, reason, ...reader } of readers) {
      const letter = await optionalLetterTo(parts, reader, "applicationFollowUp", reason);
      if (!letter) continue;
      const write = () => meetingReminderMail(row, agreed, { ...letter, side, timeZone });
      await postMail(parts, reader, write, reason);
    }
  },
});

/** The Pro who agreed to it, or all of the organization's Pros if that one has left: they read nothing anymore. */
async function hostsOf(read: Reader, { id, organization_id, account_id }: Concerned, agreedBy: number) {
  if (await isHiddenApplication(read, id)) return [];
  const pros = await prosOf(read, organization_id);
  const host = pros.filter(({ accountId }) => accountId === agreedBy);
  return host.length > 0 ? host : pros.filter(({ accountId }) => accountId !== account_id);
}
