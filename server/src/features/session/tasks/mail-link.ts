import { limits } from "@candor/contract/limits";
import { z } from "zod";
import { minute } from "../../../platform/durations.ts";
import { expiring } from "../../../platform/mail/expiry.ts";
import { postAsked } from "../../../platform/mail/mailing.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { linkById } from "../queries/mailed.ts";
import { codeSecret } from "../rules/codes.ts";
import { mailedToken } from "../rules/mailed-token.ts";
import { linkMail } from "../views/link-mail.ts";
import type { AccountMailingParts } from "./mailing.ts";

/** Mails a link that nobody has used yet. */
export const mailLink = defineTask({
  name: "mail-link",
  schema: z.object({ loginLinkId: z.int() }),
  async run(parts: AccountMailingParts, { loginLinkId }, task) {
    const row = await linkById(parts.database.read, loginLinkId);
    if (!row || row.used_at !== null) return;
    const token = mailedToken(codeSecret(parts.keys), "sign-in", row);
    const url = addressOf(parts.publicUrl(), row, token);
    const confirms = row.redirect?.startsWith("/job-alerts/new?") ?? false;
    const letter = { to: row.email, from: parts.from, url, confirms };
    const write = () => expiring(linkMail(letter), row.created_at + limits.linkMinutes * minute);
    await postAsked(parts, row, write, task.key);
  },
});

/** N-14: the page it leads to decides whether `redirect` is an address of this site. */
function addressOf(publicUrl: string, { redirect }: { redirect: string | null }, token: string): string {
  const parameters = new URLSearchParams({ ...(redirect !== null && { redirect }), e: token });
  return `${publicUrl}${redirect === null ? "/" : "/login/completion"}?${parameters.toString()}`;
}
