import type { PreferenceKind } from "@candor/contract/values";
import { z } from "zod";
import type { Mail } from "../../../platform/mail/outbox.ts";
import { post } from "../../../platform/mail/outbox.ts";
import type { TaskHandler } from "../../../platform/tasks/worker.ts";
import { codeSecret } from "../../session/rules/codes.ts";
import { type ApplicationDetailsRow, detailsById } from "../queries/applications.ts";
import { referenceTo } from "../rules/reference.ts";
import { type Letter, movedMail, receiptMail, unansweredMail } from "../views/seeker-mails.ts";
import type { MailingParts } from "./mailing.ts";
import { choosingFor } from "./optional-mail.ts";

export const mailReceipt = "mail-receipt";
export const mailMove = "mail-move";
export const mailUnanswered = "mail-unanswered";

const about = z.object({ subjectId: z.int() });
const moved = about.extend({
  stage: z.enum(["viewed", "interview", "offer", "hired", "declined"]),
  reason: z.string().optional(),
  note: z.string().optional(),
});

/** Mails to whoever applied, one for each event. The receipt always comes; what follows is theirs to choose (E-23). */
export function tellSeekerHandlers(parts: MailingParts): Record<string, TaskHandler> {
  return {
    [mailReceipt]: mailing(parts, about, undefined, (row, letter) => receiptMail(row, letter)),
    [mailMove]: mailing(parts, moved, "applicationUpdate", (row, letter, move) =>
      movedMail(row, letter, move),
    ),
    [mailUnanswered]: mailing(parts, about, "applicationFollowUp", (row, letter) =>
      unansweredMail(row, letter),
    ),
  };
}

function mailing<Payload extends z.output<typeof about>>(
  parts: MailingParts,
  schema: z.ZodType<Payload>,
  kind: PreferenceKind | undefined,
  write: (row: ApplicationDetailsRow, letter: Letter, payload: Payload) => Mail | undefined,
): TaskHandler {
  return async (given, task) => {
    const payload = schema.parse(given);
    const row = await detailsById(parts.database.read, payload.subjectId);
    if (!row) return;
    const reader = { accountId: row.account_id, email: row.email };
    const choosing = kind && (await choosingFor(parts, reader, kind, task.key));
    if (kind && !choosing) return;
    const reference = referenceTo(codeSecret(parts.keys), row);
    const letter = { to: row.email, from: parts.from, publicUrl: parts.publicUrl(), reference };
    const mail = write(row, { ...letter, ...(choosing && { choosing }) }, payload);
    if (mail) await parts.database.write((writer) => post(writer, mail, parts.clock.now(), task.key));
  };
}
