import { message } from "@candor/contract/messages/message";
import { type Choosing, letter as plainLetter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import type { Talk } from "../queries.ts";

interface Letter {
  readonly to: string;
  readonly from: string;
  /** Where the reader reads and answers. */
  readonly href: string;
  readonly choosing: Choosing;
}

interface Written {
  /** The author's. */
  readonly name: string;
  readonly text: string;
}

/** Brings a message to the other side. */
export function messageMail({ application }: Talk, { name, text }: Written, { href, ...to }: Letter): Mail {
  const values = { name, title: application.title, organization: application.organization_name };
  return plainLetter({
    ...to,
    subject: message("mail.messageSubject", values),
    paragraphs: [message("mail.messageIntro", values), text],
    link: { text: message("mail.messageLink"), href },
  });
}
