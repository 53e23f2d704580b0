import { message } from "@candor/contract/messages/message";
import { dateText } from "../../../platform/mail/date-text.ts";
import { type Addressed, letter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail.ts";

interface Asked {
  readonly title: string;
  readonly confirmBy: number;
  /** The reader's zone; null if unknown. */
  readonly timeZone: string | null;
  readonly token: string;
}

/** Asks whether a posting is still open. It is always sent: without an answer the posting is paused. */
export function confirmationMail(
  { publicUrl, ...addresses }: Addressed,
  { title, confirmBy, timeZone, token }: Asked,
): Mail {
  const date = dateText(confirmBy, timeZone);
  return letter({
    ...addresses,
    subject: message("mail.confirmSubject", { title }),
    paragraphs: [message("mail.confirmIntro", { title, date }), message("mail.confirmWhy")],
    link: { text: message("mail.confirmLink"), href: `${publicUrl}/organization/postings/${token}` },
  });
}
