import { z } from "zod";
import { post } from "../../../platform/mail/outbox.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { codeSecret } from "../../session/rules/codes.ts";
import { mailedToken } from "../../session/rules/mailed-token.ts";
import { administrators } from "../queries/administrators.ts";
import { claimWithNames } from "../queries/claims.ts";
import { claimDecidedMail, claimMail, claimWaitingMail } from "../views/mails.ts";
import type { MailingParts } from "./mailing.ts";

const schema = z.object({ claimId: z.int() });

/** Mails the link that proves a claim to the organization's domain. */
export const mailClaim = defineTask({
  name: "mail-claim",
  schema,
  async run(parts: MailingParts, { claimId }, task) {
    const row = await claimWithNames(parts.database.read, claimId);
    if (row?.state !== "started" || row.email === null) return;
    const token = mailedToken(codeSecret(parts.keys), "claim", row);
    const mail = claimMail({ ...row, to: row.email }, { ...letterOf(parts), token });
    await parts.database.write((writer) => post(writer, mail, parts.clock.now(), task.key));
  },
});

/** Tells a claimant the result of their claim. */
export const mailClaimDecided = defineTask({
  name: "mail-claim-decided",
  schema,
  async run(parts: MailingParts, { claimId }, task) {
    const row = await claimWithNames(parts.database.read, claimId);
    if (row?.state !== "granted" && row?.state !== "refused") return;
    const mail = claimDecidedMail(row, letterOf(parts));
    await parts.database.write((writer) => post(writer, mail, parts.clock.now(), task.key));
  },
});

/** Tells administrators that a claim is waiting for one of them. */
export const mailClaimWaiting = defineTask({
  name: "mail-claim-waiting",
  schema,
  async run(parts: MailingParts, { claimId }, task) {
    const row = await claimWithNames(parts.database.read, claimId);
    if (row?.state !== "waiting") return;
    for (const { id, email } of await administrators(parts.database.read)) {
      const mail = claimWaitingMail(row, { ...letterOf(parts), to: email });
      await parts.database.write((writer) => post(writer, mail, parts.clock.now(), `${task.key}:${id}`));
    }
  },
});

function letterOf({ from, publicUrl }: MailingParts) {
  return { from, publicUrl: publicUrl() };
}
