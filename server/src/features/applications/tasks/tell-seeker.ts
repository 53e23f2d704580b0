import type { PreferenceKind } from "@candor/contract/values";
import { z } from "zod";
import type { Mail } from "../../../platform/mail/mail.ts";
import { post } from "../../../platform/mail/outbox.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { choosingFor } from "../../preferences/queries/choosing.ts";
import { codeSecret } from "../../session/rules/codes.ts";
import { type ApplicationDetailsRow, detailsById, type LifeEvent, lifeOf } from "../queries/applications.ts";
import { referenceTo } from "../rules/reference.ts";
import { calendarChange } from "../views/mailed-meeting.ts";
import { abandonedMail, type Letter, movedMail, receiptMail, unansweredMail } from "../views/seeker-mails.ts";
import type { MailingParts } from "./mailing.ts";

const about = z.object({ subjectId: z.int() });
/** Refers to the event that the mail is about. */
export const aboutEvent = about.extend({ sequence: z.int() });
const moved = aboutEvent.extend({
  stage: z.enum(["viewed", "interview", "offer", "hired", "declined"]),
  reason: z.string().optional(),
});

/** The receipt is always sent; the seeker can turn off the later mails (E-23). */
export const mailReceipt = mailing("mail-receipt", about, undefined, (row, letter) =>
  receiptMail(row, letter),
);
export const mailMove = mailing("mail-move", moved, "applicationUpdate", (row, letter, move, life) => {
  const words = life.find(({ sequence }) => sequence === move.sequence)?.words;
  const calendar = calendarChange(row, life, { sequence: move.sequence, side: "seeker" }, letter);
  return movedMail(row, { ...letter, calendar }, { ...move, ...words });
});
export const mailUnanswered = mailing("mail-unanswered", about, "applicationFollowUp", (row, letter) =>
  unansweredMail(row, letter),
);
/** Tells the applicant of a waiting application that nobody answers for its organization anymore. */
export const mailAbandoned = mailing("mail-abandoned", about, "applicationUpdate", (row, letter) =>
  abandonedMail(row, letter),
);

/** A mail to the applicant, one for each event. */
export function mailing<Payload extends z.output<typeof about>>(
  name: string,
  schema: z.ZodType<Payload>,
  kind: PreferenceKind | undefined,
  write: (
    row: ApplicationDetailsRow,
    letter: Letter,
    payload: Payload,
    life: readonly LifeEvent[],
  ) => Mail | undefined,
) {
  return defineTask({
    name,
    schema,
    async run(parts: MailingParts, payload, task) {
      const row = await detailsById(parts.database.read, payload.subjectId);
      if (!row) return;
      const reader = { accountId: row.account_id, email: row.email };
      const choosing = kind && (await choosingFor(parts, reader, kind, task.key));
      if (kind && !choosing) return;
      const reference = referenceTo(codeSecret(parts.keys), row);
      const now = parts.clock.now();
      const letter = { to: row.email, from: parts.from, publicUrl: parts.publicUrl(), reference, now };
      const mail = write(
        row,
        { ...letter, ...(choosing && { choosing }) },
        payload,
        await lifeOf(parts.database.read, row),
      );
      if (mail) await parts.database.write((writer) => post(writer, mail, now, task.key));
    },
  });
}
