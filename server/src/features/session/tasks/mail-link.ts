import { z } from "zod";
import { post } from "../../../platform/mail/outbox.ts";
import type { TaskHandler } from "../../../platform/tasks/worker.ts";
import { linkById } from "../queries.ts";
import { codeSecret } from "../rules/codes.ts";
import { mailedToken } from "../rules/mailed-token.ts";
import { linkMail } from "../views/link-mail.ts";
import type { MailingParts } from "./mailing.ts";

export const mailLink = "mail-link";

const payloadSchema = z.object({ loginLinkId: z.int() });

/** Mails a link that nobody used yet. */
export function mailLinkTask(parts: MailingParts): TaskHandler {
  return async (payload, task) => {
    const row = await linkById(parts.database.read, payloadSchema.parse(payload).loginLinkId);
    if (!row || row.used_at !== null) return;
    const token = mailedToken(codeSecret(parts.keys), "sign-in", row);
    const mail = linkMail({ to: row.email, from: parts.from, url: addressOf(parts.publicUrl(), row, token) });
    await parts.database.write((writer) => post(writer, mail, parts.clock.now(), task.key));
  };
}

/** N-14: the page to which it leads on decides whether that is an address of this site. */
function addressOf(publicUrl: string, { redirect }: { redirect: string | null }, token: string): string {
  const parameters = new URLSearchParams({ ...(redirect !== null && { redirect }), e: token });
  return `${publicUrl}${redirect === null ? "/" : "/login/completion"}?${parameters.toString()}`;
}
