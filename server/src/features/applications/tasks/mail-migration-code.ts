import { z } from "zod";
import { expiring } from "../../../platform/mail/expiry.ts";
import { type MailingParts, postAsked } from "../../../platform/mail/mailing.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { codeById, stateOf } from "../../session/queries/codes.ts";
import { codeOf, codeSecret, endOfCode, isAlive } from "../../session/rules/codes.ts";
import type { Keyring } from "../../session/rules/tokens.ts";
import { applicationWithOwner } from "../queries/migrations.ts";
import { migrationCodeMail } from "../views/migration-mail.ts";

/** Mails the code of a row that is still valid. */
export const mailMigrationCode = defineTask({
  name: "mail-migration-code",
  schema: z.object({ loginCodeId: z.int() }),
  async run(parts: MailingParts & { readonly keys: Keyring }, { loginCodeId }, task) {
    const { read } = parts.database;
    const row = await codeById(read, loginCodeId);
    if (!row || !isAlive(stateOf(row), parts.clock.now())) return;
    const application = await applicationWithOwner(read, row.application_id ?? -1);
    if (!application) return;
    const code = codeOf(codeSecret(parts.keys), row.salt);
    const { title } = application;
    const letter = { to: row.email, from: parts.from, code, title };
    const write = () => expiring(migrationCodeMail(letter), endOfCode(row.created_at));
    await postAsked(parts, row, write, task.key);
  },
});
