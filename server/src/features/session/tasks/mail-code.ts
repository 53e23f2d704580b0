import { z } from "zod";
import { expiring } from "../../../platform/mail/expiry.ts";
import { addressedTo, postAsked } from "../../../platform/mail/mailing.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { accountByEmail } from "../queries/accounts.ts";
import { codeById, stateOf } from "../queries/codes.ts";
import { codeOf, codeSecret, endOfCode, isAlive } from "../rules/codes.ts";
import { codeMail, noAccountMail } from "../views/code-mail.ts";
import type { AccountMailingParts } from "./mailing.ts";

/** Mails a code that is still valid. For a password reset without an account, the mail says that there is none. */
export const mailCode = defineTask({
  name: "mail-code",
  schema: z.object({ loginCodeId: z.int() }),
  async run(parts: AccountMailingParts, { loginCodeId }, task) {
    const { read } = parts.database;
    const row = await codeById(read, loginCodeId);
    if (!row || !isAlive(stateOf(row), parts.clock.now())) return;
    const { email: to, purpose } = row;
    // `applications` mails these itself.
    if (purpose === "migration") return;
    const code = codeOf(codeSecret(parts.keys), row.salt);
    const ofDevice = row.device_hash !== null;
    const write =
      purpose === "reset" && !(await accountByEmail(read, to))
        ? () => noAccountMail(addressedTo(parts, to))
        : () =>
            expiring(codeMail({ to, from: parts.from, code, purpose, ofDevice }), endOfCode(row.created_at));
    await postAsked(parts, row, write, task.key);
  },
});
