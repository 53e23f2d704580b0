import { z } from "zod";
import type { Mail } from "../../../platform/mail/mail.ts";
import { post } from "../../../platform/mail/outbox.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { applicationWithOwner } from "../../applications/queries/migrations.ts";
import { accountByEmail } from "../queries/accounts.ts";
import { codeById } from "../queries/mailed.ts";
import { codeOf, codeSecret, isAlive } from "../rules/codes.ts";
import { codeMail, noAccountMail } from "../views/code-mail.ts";
import type { MailingParts } from "./mailing.ts";

/** Mails the code of a row that is still alive; an address without an account has no password to set, and is told so. */
export const mailCode = defineTask({
  name: "mail-code",
  schema: z.object({ loginCodeId: z.int() }),
  async run(parts: MailingParts, { loginCodeId }, task) {
    const { read } = parts.database;
    const row = await codeById(read, loginCodeId);
    const now = parts.clock.now();
    if (!row || !isAlive({ tries: row.tries, createdAt: row.created_at, usedAt: row.used_at }, now)) return;
    const letter = { to: row.email, from: parts.from, publicUrl: parts.publicUrl() };
    const code = codeOf(codeSecret(parts.keys), row.salt);
    const moved =
      row.application_id === null ? undefined : await applicationWithOwner(read, row.application_id);
    const hasAccount = (await accountByEmail(read, row.email)) !== undefined;
    const mail: Mail =
      row.purpose === "reset" && !hasAccount
        ? noAccountMail(letter)
        : codeMail({
            ...letter,
            code,
            purpose: row.purpose,
            ofDevice: row.device_hash !== null,
            ...(moved && { title: moved.title }),
          });
    await parts.database.write((writer) => post(writer, mail, now, task.key));
  },
});
