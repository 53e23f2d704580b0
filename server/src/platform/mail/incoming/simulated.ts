import { randomUUID } from "node:crypto";
import type { StoredMail } from "../stored-mail.ts";
import { bouncesOf, mailDomain, messageId, unsubscribeAddress, unsubscribeTo } from "../transport.ts";

/** How a recipient's server or program may react to one of our mails. */
export const reactions = ["bounce", "full", "complaint", "unsubscribe"] as const;
export type Reaction = (typeof reactions)[number];

/** The mail that the recipient's side would send, and where it goes. Undefined if it sends none. */
export function reactionTo(mail: StoredMail, reaction: Reaction): { to: string; raw: Buffer } | undefined {
  const made = mail.channel === "email" ? makers[reaction](mail) : undefined;
  return made && { to: made.to, raw: Buffer.from(made.lines.join("\r\n")) };
}

/** Where a reply to one of our mails goes. */
export function replyAddress({ from }: Pick<StoredMail, "from">): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
}

/** What a reader's program sends: their words, and below them the mail they reply to. */
export function replyTo(mail: StoredMail, words: string): { to: string; raw: Buffer } {
  const to = replyAddress(mail);
  const quoted = mail.text.split("\n").map((line) => `> ${line}`);
  const lines = [
    `From: ${mail.to}`,
    `To: ${to}`,
    "Subject: Re: your message",
    `Message-ID: <${randomUUID()}@far.example>`,
    `In-Reply-To: ${messageId(mail)}`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: 8bit",
    "",
    ...words.split(/\r?\n/),
    "",
    ...quoted,
    "",
  ];
  return { to, raw: Buffer.from(lines.join("\r\n")) };
}

interface Made {
  readonly to: string;
  readonly lines: readonly string[];
}

const makers: Readonly<Record<Reaction, (mail: StoredMail) => Made | undefined>> = {
  bounce: (mail) => ({ to: bouncesOf(mail), lines: deliveryReport(mail, "5.1.1") }),
  full: (mail) => ({ to: bouncesOf(mail), lines: deliveryReport(mail, "4.2.2") }),
  complaint: (mail) => ({ to: `complaints@${mailDomain(mail.from)}`, lines: complaint(mail) }),
  unsubscribe(mail) {
    const token = unsubscribeAddress(mail)?.split("?subject=")[1];
    const to = `${unsubscribeTo}@${mailDomain(mail.from)}`;
    return token === undefined
      ? undefined
      : { to, lines: [`From: ${mail.to}`, `To: ${to}`, `Subject: ${token}`, "", ""] };
  },
};

/** RFC 3464. */
function deliveryReport(mail: StoredMail, status: string): string[] {
  return report(mail, "delivery-status", [
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.example.com",
    "",
    `Final-Recipient: rfc822; ${mail.to}`,
    "Action: failed",
    `Status: ${status}`,
  ]);
}

/** RFC 5965. */
function complaint(mail: StoredMail): string[] {
  return report(mail, "feedback-report", [
    "Content-Type: message/feedback-report",
    "",
    "Feedback-Type: abuse",
    "User-Agent: Mailbox/1.0",
    "Version: 1",
  ]);
}

function report(mail: StoredMail, type: string, part: readonly string[]): string[] {
  const line = `--report-${mail.id}`;
  const offSwitch = mail.headers["List-Unsubscribe"];
  return [
    "From: MAILER-DAEMON@mx.example.com",
    `To: ${mail.from}`,
    "Subject: Report",
    "Auto-Submitted: auto-replied",
    "MIME-Version: 1.0",
    `Content-Type: multipart/report; report-type=${type}; boundary="report-${mail.id}"`,
    "",
    line,
    "Content-Type: text/plain",
    "",
    "This is a report about a mail.",
    line,
    ...part,
    "",
    line,
    "Content-Type: text/rfc822-headers",
    "",
    `Message-ID: ${messageId(mail)}`,
    `Subject: ${mail.subject}`,
    ...(offSwitch === undefined ? [] : [`List-Unsubscribe: ${offSwitch}`]),
    "",
    `${line}--`,
    "",
  ];
}
