import { message } from "@candor/contract/messages/message";
import { type OptionalLetter, letter as plainLetter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import type { Side, Talk } from "../queries/talk.ts";
import { loopHeader } from "../rules/relay.ts";

interface Letter extends OptionalLetter {
  /** Where the reader can read and answer. */
  readonly href: string;
  /** Whether the reader can reply by mail. */
  readonly takesReplies: boolean;
}

interface Written {
  /** The author's name. */
  readonly name: string;
  readonly text: string;
  /** The names of the files that came with it. */
  readonly files: readonly string[];
}

/** Where a side reads a conversation. */
export function messagesPath(side: Side, applicationId: number): string {
  const pages = side === "seeker" ? "/settings/application" : "/organization/applications";
  return `${pages}/${applicationId}#messages`;
}

/** Delivers a message to the other side. */
export function messageMail(
  { application }: Talk,
  { name, text, files }: Written,
  { href, takesReplies, ...to }: Letter,
): Mail {
  const values = { name, title: application.title, organization: application.organization_name };
  return plainLetter({
    ...to,
    subject: message("mail.messageSubject", values),
    paragraphs: [
      ...(takesReplies ? [message("mail.messageMarker")] : []),
      message("mail.messageIntro", values),
      text,
      ...(files.length > 0 ? [message("mail.messageFiles", { names: files.join(", ") })] : []),
      ...(takesReplies ? [message("mail.messageReply", values)] : []),
    ],
    headers: takesReplies ? { [loopHeader.name]: loopHeader.value } : {},
    link: { text: message("mail.messageLink"), href },
  });
}

/** Says why a reply by mail, or which part of it, wasn't passed on. */
export function returnedMail(
  { application }: Talk,
  reason: string,
  { href, ...to }: Pick<Letter, "to" | "from" | "href">,
): Mail {
  const values = { title: application.title, organization: application.organization_name };
  return plainLetter({
    ...to,
    subject: message("mail.returnedSubject", values),
    paragraphs: [message("mail.returnedIntro", values), reason],
    headers: { [loopHeader.name]: loopHeader.value },
    link: { text: message("mail.messageLink"), href },
  });
}
