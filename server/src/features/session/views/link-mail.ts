import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { letter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail.ts";

/** The mail with a link that signs in. With `confirms`, it also confirms a job alert, and says so first. */
export function linkMail({ url, confirms, ...address }: LinkLetter): Mail {
  const values = { minutes: limits.linkMinutes };
  return letter({
    ...address,
    subject: message(confirms ? "mail.alertConfirmSubject" : "mail.linkSubject"),
    paragraphs: [message(confirms ? "mail.alertConfirmBody" : "mail.linkBody", values)],
    link: { text: message(confirms ? "mail.alertConfirmLink" : "mail.linkLink"), href: url },
  });
}

interface LinkLetter {
  readonly to: string;
  readonly from: string;
  readonly url: string;
  readonly confirms: boolean;
}
