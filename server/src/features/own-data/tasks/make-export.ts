import { z } from "zod";
import { post } from "../../../platform/mail/outbox.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { personOf } from "../../session/queries/accounts.ts";
import type { ArchiveParts } from "../commands/export/archive.ts";
import { makeExport } from "../commands/export/ask.ts";
import type { OwnDataParts } from "../commands/parts.ts";
import { exportById } from "../queries/exports.ts";
import { exportReadyMail } from "../views/mails.ts";

const schema = z.object({ exportId: z.int() });

export const makeDataExport = defineTask({
  name: "make-data-export",
  schema,
  slow: true,
  run: (parts: OwnDataParts & ArchiveParts, { exportId }) => makeExport(parts, exportId),
});

export interface MailingParts extends OwnDataParts {
  readonly from: string;
  readonly publicUrl: () => string;
}

export const mailExportReady = defineTask({
  name: "mail-export-ready",
  schema,
  async run({ database, clock, from, publicUrl }: MailingParts, { exportId }, task) {
    const row = await exportById(database.read, exportId);
    const person = row && (await personOf(database.read, { accountId: row.account_id }));
    if (!row?.expires_at || !person || person.unprovedEmail !== null) return;
    const letter = { to: person.email, from, publicUrl: publicUrl() };
    const mail = exportReadyMail(letter, { until: row.expires_at, timeZone: person.timeZone });
    await database.write((writer) => post(writer, mail, clock.now(), task.key));
  },
});
