import { logDecision } from "../../../platform/automation/log.ts";
import { decideBy } from "../../../platform/automation/rule.ts";
import type { Writer } from "../../../platform/database/database.ts";
import { inStoredLocale } from "../../../platform/locale.ts";
import { post } from "../../../platform/mail/outbox.ts";
import type { AlertRow } from "../queries/alerts.ts";
import { followedBy } from "../queries/followed.ts";
import { alertAsleep } from "../rules/silence.ts";
import { asleepMail } from "../views/asleep-mail.ts";
import type { SendingParts } from "./sending-parts.ts";

/**
 * An alert whose mails nobody reads, not even the one that asked, pauses itself and says so once. Resolves to whether
 * it was still due. The caller announces it.
 */
export async function fallAsleep(parts: SendingParts, writer: Writer, alert: AlertRow): Promise<boolean> {
  const { numUpdatedRows } = await writer
    .updateTable("job_alert")
    .set({ paused_by: "silence", due_at: null })
    .where("id", "=", alert.id)
    .where("due_at", "=", alert.due_at)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const { from, keys } = parts;
  const now = parts.clock.now();
  const silence = decideBy(alertAsleep, { unanswered: alert.unanswered });
  await logDecision(writer, silence, { alert_id: alert.id }, now);
  const organization = (await followedBy(writer, [alert])).get(alert.id);
  const mail = inStoredLocale(alert.locale, () =>
    asleepMail({ alert, organization, from, keys, publicUrl: parts.publicUrl(), now }),
  );
  await post(writer, mail, now, `job-alert asleep:${alert.id}:${alert.due_at}`);
  return true;
}
