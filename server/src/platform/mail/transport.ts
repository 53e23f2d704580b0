import { createTransport } from "nodemailer";
import type { Config } from "../config.ts";
import { AwayError } from "../tasks/queue.ts";
import type { StoredMail } from "./stored-mail.ts";

export interface MailTransport {
  /** Resolves when the next server has accepted the mail; errors don't name the recipient. */
  send(mail: StoredMail): Promise<void>;
  /** Rejects if the mail server doesn't answer or refuses us. */
  verify(): Promise<void>;
  close(): void;
}

/** SMTP, or `undefined` without a server: mail then stays in the outbox. */
export function openMailTransport(
  config: Pick<Config, "smtpUrl" | "dkim" | "mailFrom"> & Partial<Pick<Config, "mailInPort" | "mailReplyTo">>,
): MailTransport | undefined {
  if (!config.smtpUrl) return undefined;
  const transport = createTransport({
    url: config.smtpUrl,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    ...(config.dkim && {
      dkim: {
        domainName: config.dkim.domain,
        keySelector: config.dkim.selector,
        privateKey: config.dkim.privateKey,
        headerFieldNames: signedHeaders.join(":"),
      },
    }),
  });
  const mailsComeIn = config.mailInPort !== undefined;
  return {
    async send(mail) {
      try {
        await transport.sendMail({
          from: mail.from,
          to: mail.to,
          // A conversation's mail comes from an address that takes replies itself.
          ...(config.mailReplyTo && mail.from === config.mailFrom && { replyTo: config.mailReplyTo }),
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          headers: { ...mail.headers, ...(mailsComeIn && answerable(mail)) },
          messageId: messageId(mail),
          ...(mail.calendar && {
            icalEvent: {
              method: mail.calendar.method,
              content: mail.calendar.text,
              filename: "interview.ics",
            },
          }),
          ...(mailsComeIn && { envelope: { from: bouncesOf(mail), to: mail.to } }),
        });
      } catch (error) {
        throw unsent(error);
      }
    },
    async verify() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

/**
 * nodemailer's own list, plus the headers that RFC 8058, section 4, requires to be signed. Headers that a mail lacks
 * are left out.
 */
const signedHeaders = [
  "From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc",
  "MIME-Version:Content-Type:Content-Transfer-Encoding:Content-ID:Content-Description",
  "Resent-Date:Resent-From:Resent-Sender:Resent-To:Resent-Cc:Resent-Message-ID:In-Reply-To:References",
  "List-Id:List-Help:List-Unsubscribe:List-Unsubscribe-Post:List-Subscribe:List-Post:List-Owner:List-Archive",
  "OTP-Token",
];

/** Omits the server's own words: they repeat the refused address, and errors are logged. */
function unsent(error: unknown): Error {
  const { code = "no code", responseCode } = error as { code?: string; responseCode?: number };
  const text = `The mail was not taken: ${code}${responseCode === undefined ? "" : `, ${responseCode}`}.`;
  // A wrong password is ours to fix; any other 5xx is about this mail.
  const isRefused = (responseCode ?? 0) >= 500 && code !== "EAUTH";
  return isRefused ? new Error(text) : new AwayError(text);
}

/** `<key@domain of the sender>`: the same for every attempt. */
export function messageId(mail: Pick<StoredMail, "messageKey" | "from">): string {
  return `<${mail.messageKey}@${mailDomain(mail.from)}>`;
}

/** The sender's domain, where mail comes in if any does. */
export function mailDomain(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1]?.toLowerCase() ?? "localhost";
}

/** The mailboxes' names, before the domain. A bounce's address is the name, a plus sign and the mail's key. */
export const bouncesTo = "bounces";
export const unsubscribeTo = "unsubscribe";

/** The envelope's sender. Each mail has its own, so that a bounce says which mail it was. */
export function bouncesOf({ messageKey, from }: Pick<StoredMail, "messageKey" | "from">): string {
  return `${bouncesTo}+${messageKey}@${mailDomain(from)}`;
}

/** RFC 2369: an optional mail can also be stopped by mail. */
function answerable(mail: StoredMail): Readonly<Record<string, string>> {
  const address = unsubscribeAddress(mail);
  return address === undefined
    ? {}
    : { "List-Unsubscribe": `${mail.headers["List-Unsubscribe"]}, <${address}>` };
}

/** The address whose mails stop an optional mail's list. Their subject is the token of the one-click address. */
export function unsubscribeAddress({
  headers,
  from,
}: Pick<StoredMail, "headers" | "from">): string | undefined {
  const token = /\/([\w.-]+)>$/.exec(headers["List-Unsubscribe"] ?? "")?.[1];
  return token === undefined ? undefined : `mailto:${unsubscribeTo}@${mailDomain(from)}?subject=${token}`;
}
