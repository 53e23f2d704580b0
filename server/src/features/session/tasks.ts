import { z } from "zod";
import { post } from "../../platform/mail/outbox.ts";
import type { TaskHandler } from "../../platform/tasks/worker.ts";
import type { SessionParts } from "./commands/announce.ts";
import { codeById } from "./queries.ts";
import { codeOf, codeSecret, isAlive } from "./rules/codes.ts";
import { codeMail } from "./views/code-mail.ts";

export const mailCode = "mail-code";

const payloadSchema = z.object({ loginCodeId: z.int() });

/** Mails the code of a row that is still alive. */
export function mailCodeTask(parts: SessionParts, from: string): TaskHandler {
  return async (payload, task) => {
    const { loginCodeId } = payloadSchema.parse(payload);
    const row = await codeById(parts.database.read, loginCodeId);
    const now = parts.clock.now();
    if (!row || !isAlive({ tries: row.tries, createdAt: row.created_at, usedAt: row.used_at }, now)) return;
    const mail = codeMail({ to: row.email, from, code: codeOf(codeSecret(parts.keys), row.salt) });
    await parts.database.write((writer) => post(writer, mail, now, task.key));
  };
}
