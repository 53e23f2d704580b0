import { z } from "zod";
import { post } from "../../../platform/mail/outbox.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { codeById, stateOf } from "../../session/queries/codes.ts";
import { codeOf, codeSecret, isAlive } from "../../session/rules/codes.ts";
import { applicationWithOwner } from "../queries/migrations.ts";
import { migrationCodeMail } from "../views/migration-mail.ts";
import type { MailingParts } from "./mailing.ts";

/** Mails the code of a row that is still valid. */
export const mailMigrationCode = defineTask({
  name: "mail-migration-code",
  schema: z.object({ loginCodeId: z.int() }),
  async run(parts: MailingParts, { loginCodeId }, task) {
    const { read } = parts.database;
    const row = await codeById(read, loginCodeId);
    const now = parts.clock.now();
    if (!row || !isAlive(stateOf(row), now)) return;
    const application = await applicationWithOwner(read, row.application_id ?? -1);
    if (!application) return;
    const code = codeOf(codeSecret(parts.keys), row.salt);
    const mail = migrationCodeMail({ to: row.email, from: parts.from, code, title: application.title });
    await parts.database.write((writer) => post(writer, mail, now, task.key));
  },
});
