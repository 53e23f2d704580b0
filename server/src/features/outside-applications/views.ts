import { message } from "@candor/contract/messages/message";
import type { OutsideApplication } from "@candor/contract/outside-applications/shapes";
import { hasWords } from "@candor/contract/values";
import { isoTime } from "../../platform/iso-time.ts";
import { type Addressed, letter } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import type { OutsideRow } from "./queries/outside-applications.ts";

export function outsideApplicationView(row: OutsideRow): OutsideApplication {
  return {
    id: String(row.id),
    title: row.title,
    ...(row.organization !== null && { organization: row.organization }),
    ...(row.url !== null && { url: row.url }),
    ...(row.posting_id !== null && { jobId: String(row.posting_id) }),
    stage: row.stage,
    notes: row.notes,
    applied: isoTime(row.applied_at),
    modified: isoTime(row.modified_at),
    ...(row.remind_at !== null && { remindAt: isoTime(row.remind_at) }),
  };
}

export function reminderMail(
  { title, organization, notes }: OutsideRow,
  { publicUrl, ...mail }: Addressed,
): Mail {
  const body =
    organization === null
      ? message("mail.outsideReminderBody", { title })
      : message("mail.outsideReminderAt", { title, organization });
  return letter({
    ...mail,
    subject: message("mail.outsideReminderSubject", { title }),
    paragraphs: [body, ...(hasWords(notes) ? [message("mail.outsideReminderNotes", { notes })] : [])],
    link: {
      text: message("mail.outsideReminderSee"),
      href: `${publicUrl}/settings/applications/elsewhere`,
    },
  });
}
