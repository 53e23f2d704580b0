import { z } from "zod";
import { addressedTo, type MailingParts, postMail, postToEach } from "../../../platform/mail/mailing.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { administrators } from "../../session/queries/accounts.ts";
import { codeSecret } from "../../session/rules/codes.ts";
import { mailedToken } from "../../session/rules/mailed-token.ts";
import type { Keyring } from "../../session/rules/tokens.ts";
import { claimWithNames } from "../queries/claims.ts";
import { claimDecidedMail, claimMail, claimWaitingMail } from "../views/mails.ts";

const schema = z.object({ claimId: z.int() });

/** Mails the link that proves a claim to the organization's domain. */
export const mailClaim = defineTask({
  name: "mail-claim",
  schema,
  async run(parts: MailingParts & { readonly keys: Keyring }, { claimId }, task) {
    const row = await claimWithNames(parts.database.read, claimId);
    if (row?.state !== "started" || row.email === null) return;
    const token = mailedToken(codeSecret(parts.keys), "claim", row);
    const { email } = row;
    const write = () => claimMail(row, { ...addressedTo(parts, email), token });
    await postMail(parts, { email: row.claimantEmail }, write, task.key);
  },
});

/** Tells a claimant the result of their claim. */
export const mailClaimDecided = defineTask({
  name: "mail-claim-decided",
  schema,
  async run(parts: MailingParts, { claimId }, task) {
    const row = await claimWithNames(parts.database.read, claimId);
    if (row?.state !== "granted" && row?.state !== "refused") return;
    const { claimantEmail: to } = row;
    const { state } = row;
    await postMail(
      parts,
      { email: to },
      () => claimDecidedMail({ ...row, state }, addressedTo(parts, to)),
      task.key,
    );
  },
});

/** Tells administrators that a claim is waiting for one of them. */
export const mailClaimWaiting = defineTask({
  name: "mail-claim-waiting",
  schema,
  async run(parts: MailingParts, { claimId }, task) {
    const row = await claimWithNames(parts.database.read, claimId);
    if (row?.state !== "waiting") return;
    const readers = await administrators(parts.database.read);
    await postToEach(parts, readers, task.key, (addressed) => claimWaitingMail(row, addressed));
  },
});
