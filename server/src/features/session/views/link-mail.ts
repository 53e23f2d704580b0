import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { letter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail.ts";

/** The mail that brings a link that signs in. */
export function linkMail({ url, ...address }: { to: string; from: string; url: string }): Mail {
  return letter({
    ...address,
    subject: message("mail.linkSubject"),
    paragraphs: [message("mail.linkBody", { minutes: limits.linkMinutes })],
    link: { text: message("mail.linkLink"), href: url },
  });
}
