import { message } from "@candor/contract/messages/message";
import type { MemberRole } from "@candor/contract/values";
import { type Addressed, letter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail.ts";

interface Named {
  readonly name: string;
  readonly slug: string;
}

interface Pair {
  readonly from: Named;
  readonly into: Named;
}

export function mergedMail(
  { from: { name: from }, into: { name: into, slug } }: Pair,
  role: MemberRole,
  { publicUrl, ...addresses }: Addressed,
): Mail {
  return letter({
    ...addresses,
    subject: message("mail.mergedSubject", { from, into }),
    paragraphs: [
      message("mail.mergedBody", { from, into }),
      message("mail.mergedRole", { into, role: message(`memberRole.${role}As`) }),
      message("mail.mergedTerms"),
    ],
    link: {
      text: message("mail.mergedLink", { into }),
      href: `${publicUrl}/organization/${slug}/members`,
    },
  });
}

export function separatedMail(
  { from: { name: from, slug }, into: { name: into } }: Pair,
  { publicUrl, ...addresses }: Addressed,
): Mail {
  return letter({
    ...addresses,
    subject: message("mail.separatedSubject", { from }),
    paragraphs: [message("mail.separatedBody", { from, into })],
    link: {
      text: message("mail.separatedLink", { from }),
      href: `${publicUrl}/organization/${slug}/members`,
    },
  });
}
