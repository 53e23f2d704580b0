import { message } from "@candor/contract/messages/message";
import { dateText } from "../../../platform/mail/date-text.ts";
import { type Addressed, letter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail.ts";

/** Its link keeps the account, and shows the receipt later. */
interface Linked extends Addressed {
  readonly token: string;
}

interface Due {
  readonly dueAt: number;
  readonly timeZone: string | null;
}

export function deletionAskedMail(to: Linked, due: Due): Mail {
  return announced(to, due, [
    "mail.deletionAskedSubject",
    "mail.deletionAskedBody",
    "mail.deletionAskedLater",
  ]);
}

/** To somebody who has not used their account for long. */
export function inactiveMail(to: Linked, due: Due): Mail {
  return announced(to, due, ["mail.inactiveSubject", "mail.inactiveBody", "mail.inactiveLater"]);
}

/** Says when an account is deleted, and how to keep it. */
function announced(
  { publicUrl, token, ...address }: Linked,
  { dueAt, timeZone }: Due,
  [subject, body, later]:
    | readonly ["mail.deletionAskedSubject", "mail.deletionAskedBody", "mail.deletionAskedLater"]
    | readonly ["mail.inactiveSubject", "mail.inactiveBody", "mail.inactiveLater"],
): Mail {
  const date = dateText(dueAt, timeZone);
  return letter({
    ...address,
    subject: message(subject, { date }),
    paragraphs: [message(body, { date }), message(later)],
    link: { text: message("mail.deletionKeep"), href: `${publicUrl}/settings/deletion/${token}` },
  });
}

export function deletionCancelledMail(addressed: Addressed): Mail {
  return accountStaysMail(addressed, "mail.deletionCancelledBody");
}

/** It was called off without its person's doing. */
export function deletionStoppedMail(addressed: Addressed): Mail {
  return accountStaysMail(addressed, "mail.deletionStoppedBody");
}

function accountStaysMail(
  { publicUrl, ...address }: Addressed,
  body: "mail.deletionCancelledBody" | "mail.deletionStoppedBody",
): Mail {
  return letter({
    ...address,
    subject: message("mail.deletionCancelledSubject"),
    paragraphs: [message(body)],
    link: { text: message("mail.deletionSettings"), href: `${publicUrl}/settings/data` },
  });
}

export function lastMail({ publicUrl, token, ...address }: Linked): Mail {
  return letter({
    ...address,
    subject: message("mail.deletionLastSubject"),
    paragraphs: [message("mail.deletionLastBody")],
    link: { text: message("mail.deletionReceipt"), href: `${publicUrl}/settings/deletion/${token}` },
  });
}

export function exportReadyMail(
  { publicUrl, ...address }: Addressed,
  { until, timeZone }: { readonly until: number; readonly timeZone: string | null },
): Mail {
  return letter({
    ...address,
    subject: message("mail.exportReadySubject"),
    paragraphs: [message("mail.exportReadyBody", { date: dateText(until, timeZone) })],
    link: { text: message("mail.exportReadyLink"), href: `${publicUrl}/settings/data` },
  });
}
