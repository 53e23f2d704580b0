import type { PreferenceKind } from "@candor/contract/values";
import { z } from "zod";
import type { Mail } from "../../../platform/mail/mail.ts";
import { addressedTo, postMail } from "../../../platform/mail/mailing.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { type OptionalMailingParts, optionalLetterTo } from "../../preferences/queries/optional-letter.ts";
import { codeSecret } from "../../session/rules/codes.ts";
import { type ApplicationDetailsRow, detailsById, type LifeEvent, lifeOf } from "../queries/applications.ts";
import { referenceTo } from "../rules/reference.ts";
import { calendarChange } from "../views/mailed-meeting.ts";
import { abandonedMail, type Letter, movedMail, receiptMail, unansweredMail } from "../views/seeker-mails.ts";

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
    async run(parts: OptionalMailingParts, payload, task) {
      const { read } = parts.database;
      const row = await detailsById(read, payload.subjectId);
      if (!row) return;
      const reader = { accountId: row.account_id, email: row.email, applicationId: row.id };
      const letter = kind
        ? await optionalLetterTo(parts, reader, kind, task.key)
        : addressedTo(parts, reader.email);
      if (!letter) return;
      const reference = referenceTo(codeSecret(parts.keys), row);
      const told = { ...letter, reference, now: parts.clock.now() };
      const life = await lifeOf(read, row);
      await postMail(parts, reader, () => write(row, told, payload, life), task.key);
    },
  });
}
