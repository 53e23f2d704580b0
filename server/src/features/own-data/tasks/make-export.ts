import { z } from "zod";
import { addressedTo, type MailingParts, postMail } from "../../../platform/mail/mailing.ts";
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
  lane: "slow",
  run: (parts: OwnDataParts & ArchiveParts, { exportId }) => makeExport(parts, exportId),
});

export const mailExportReady = defineTask({
  name: "mail-export-ready",
  schema,
  async run(parts: MailingParts, { exportId }, task) {
    const { read } = parts.database;
    const row = await exportById(read, exportId);
    const person = row && (await personOf(read, { accountId: row.account_id }));
    if (!row?.expires_at || !person || person.unprovedEmail !== null) return;
    const { email, timeZone } = person;
    const until = row.expires_at;
    const write = () => exportReadyMail(addressedTo(parts, email), { until, timeZone });
    await postMail(parts, { email }, write, task.key);
  },
});
