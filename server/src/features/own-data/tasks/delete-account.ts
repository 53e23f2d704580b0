import { z } from "zod";
import { day, minute } from "../../../platform/durations.ts";
import { addressedTo, postMail } from "../../../platform/mail/mailing.ts";
import type { MailTransport } from "../../../platform/mail/transport.ts";
import { enqueue } from "../../../platform/tasks/queue.ts";
import { defineTask, requestOf } from "../../../platform/tasks/task.ts";
import { personOf } from "../../session/queries/accounts.ts";
import { codeSecret } from "../../session/rules/codes.ts";
import { mailedToken } from "../../session/rules/mailed-token.ts";
import { cancel, type DueRequest } from "../commands/deletion.ts";
import { erase } from "../commands/erase/erase.ts";
import type { ErasingParts } from "../commands/parts.ts";
import {
  type DeletionRow,
  deletionById,
  isUsedAgain,
  lastMailSent,
  organizationsToLeave,
} from "../queries/deletions.ts";
import { lastMail } from "../views/mails.ts";

export interface DeletingParts extends ErasingParts {
  readonly from: string;
  readonly transport: MailTransport | undefined;
}

/** How long the last mail may take to leave: after the deletion nobody knows the address. */
const patience = day;

/** On the day, mails one last time, and deletes once that mail has left. */
export const deleteAccount = defineTask({
  name: "delete-account",
  schema: z.object({ deletionId: z.int() }),
  async run(parts: DeletingParts, { deletionId }) {
    const { database } = parts;
    const deletion = await deletionById(database.read, deletionId);
    if (!deletion || deletion.cancelled_at !== null) return;
    const owner = { accountId: deletion.account_id };
    if ((await organizationsToLeave(database.read, owner)).length > 0) {
      await database.write((writer) => cancel(parts, writer, deletion, {}, { joined: true }));
      return;
    }
    if (await isUsedAgain(database.read, deletion)) {
      await database.write((writer) => cancel(parts, writer, deletion, {}, { returned: true }));
      return;
    }
    if (deletion.done_at === null && (await isMailWaiting(parts, deletion)))
      return askAgain(parts, deletionId);
    await erase(parts, deletionId);
  },
});

/** The request for this task on the day. */
export const deletionRequest: DueRequest = (deletionId, runAt) =>
  requestOf(deleteAccount, { key: String(deletionId), payload: { deletionId }, runAt });

/** Without a mail server there is no last mail. Resolves to whether it still has to leave. */
async function isMailWaiting(parts: DeletingParts, deletion: DeletionRow): Promise<boolean> {
  const { database, clock, transport } = parts;
  const person = await personOf(database.read, { accountId: deletion.account_id });
  if (!transport || !person || person.unprovedEmail !== null) return false;
  const reason = `last mail of deletion ${deletion.id}`;
  const sent = await lastMailSent(database.read, reason);
  if (sent !== undefined) return sent === null && clock.now() < deletion.due_at + patience;
  const token = mailedToken(codeSecret(parts.keys), "deletion", deletion);
  const write = () => lastMail({ ...addressedTo(parts, person.email), token });
  await postMail(parts, person, write, reason);
  return true;
}

async function askAgain({ database, clock }: DeletingParts, deletionId: number): Promise<void> {
  const now = clock.now();
  const request = requestOf(deleteAccount, {
    key: `${deletionId}:${now}`,
    payload: { deletionId },
    runAt: now + minute,
  });
  await database.write((writer) => enqueue(writer, request, now));
}
