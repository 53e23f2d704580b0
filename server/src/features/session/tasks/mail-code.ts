import { z } from "zod";
import { post } from "../../../platform/mail/outbox.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { accountByEmail } from "../queries/accounts.ts";
import { codeById, stateOf } from "../queries/codes.ts";
import { codeOf, codeSecret, isAlive } from "../rules/codes.ts";
import { codeMail, noAccountMail } from "../views/code-mail.ts";
import type { MailingParts } from "./mailing.ts";

/** Mails a code that is still valid. For a password reset without an account, the mail says that there is none. */
export const mailCode = defineTask({
  name: "mail-code",
  schema: z.object({ loginCodeId: z.int() }),
  async run(parts: MailingParts, { loginCodeId }, task) {
    const { read } = parts.database;
    const row = await codeById(read, loginCodeId);
    const now = parts.clock.now();
    if (!row || !isAlive(stateOf(row), now)) return;
    const { email: to, purpose } = row;
    // `applications` mails these itself.
    if (purpose === "migration") return;
    const { from } = parts;
    const code = codeOf(codeSecret(parts.keys), row.salt);
    const mail =
      purpose === "reset" && !(await accountByEmail(read, to))
        ? noAccountMail({ to, from, publicUrl: parts.publicUrl() })
        : codeMail({ to, from, code, purpose, ofDevice: row.device_hash !== null });
    await parts.database.write((writer) => post(writer, mail, now, task.key));
  },
});
