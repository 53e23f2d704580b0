import type { PreferenceKind } from "@candor/contract/values";
import { z } from "zod";
import type { Reader } from "../../../platform/database/database.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import { post } from "../../../platform/mail/outbox.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { codeSecret } from "../../session/rules/codes.ts";
import { wordsById } from "../queries/answer-words.ts";
import { type ApplicationDetailsRow, detailsById } from "../queries/applications.ts";
import { referenceTo } from "../rules/reference.ts";
import { abandonedMail, type Letter, movedMail, receiptMail, unansweredMail } from "../views/seeker-mails.ts";
import type { MailingParts } from "./mailing.ts";
import { choosingFor } from "./optional-mail.ts";

const about = z.object({ subjectId: z.int() });
const moved = about.extend({
  stage: z.enum(["viewed", "interview", "offer", "hired", "declined"]),
  reason: z.string().optional(),
  wordsId: z.int().optional(),
});

/** The receipt is always sent; the seeker can turn the later mails off (E-23). */
export const mailReceipt = mailing("mail-receipt", about, undefined, (row, letter) =>
  receiptMail(row, letter),
);
export const mailMove = mailing("mail-move", moved, "applicationUpdate", async (row, letter, move, read) =>
  movedMail(row, letter, { ...move, ...(await wordsById(read, move.wordsId)) }),
);
export const mailUnanswered = mailing("mail-unanswered", about, "applicationFollowUp", (row, letter) =>
  unansweredMail(row, letter),
);
/** An application that waits is told when nobody answers for its organization any longer. */
export const mailAbandoned = mailing("mail-abandoned", about, "applicationUpdate", (row, letter) =>
  abandonedMail(row, letter),
);

/** A mail to the applicant, one for each event. */
function mailing<Payload extends z.output<typeof about>>(
  name: string,
  schema: z.ZodType<Payload>,
  kind: PreferenceKind | undefined,
  write: (
    row: ApplicationDetailsRow,
    letter: Letter,
    payload: Payload,
    read: Reader,
  ) => Promise<Mail> | Mail | undefined,
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
      const { read } = parts.database;
      const mail = await write(row, { ...letter, ...(choosing && { choosing }) }, payload, read);
      if (mail) await parts.database.write((writer) => post(writer, mail, now, task.key));
    },
  });
}
