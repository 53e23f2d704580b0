import { z } from "zod";
import { incomingMail } from "../../../platform/mail/incoming/keep.ts";
import { isComplaint, reportedKey, reportedToken } from "../../../platform/mail/incoming/reports.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { returnedMail } from "../../preferences/queries/returned.ts";
import type { Keyring } from "../../session/rules/tokens.ts";
import type { AlertParts } from "../commands/announce.ts";
import { switchAlert } from "../commands/change.ts";
import { mailedAlert } from "../gate.ts";

/** M-31: pauses an alert by a mail whose subject is the off switch's token. */
export const switchByMail = defineTask({
  name: "switch-alert-by-mail",
  schema: z.object({ incomingId: z.int() }),
  async run(parts: AlertParts & { readonly keys: Keyring }, { incomingId }) {
    const mail = await incomingMail(parts.database.read, incomingId);
    const alert = mail && mailedAlert(parts.keys, "switch", mail.subject);
    if (alert) await switchAlert(parts, alert, { on: false });
  },
});

/** Pauses the alert of a reported old mail. If the outbox still knows the mail, all alerts' mails end instead. */
export const pauseReported = defineTask({
  name: "pause-reported-alert",
  schema: z.object({ incomingId: z.int() }),
  async run(parts: AlertParts & { readonly keys: Keyring }, { incomingId }) {
    const { database, keys } = parts;
    const mail = await incomingMail(database.read, incomingId);
    if (!mail || !isComplaint(mail)) return;
    const alert = mailedAlert(keys, "switch", reportedToken(mail) ?? "");
    if (!alert || (await returnedMail(database.read, reportedKey(mail) ?? ""))) return;
    await switchAlert(parts, alert, { on: false });
  },
});
