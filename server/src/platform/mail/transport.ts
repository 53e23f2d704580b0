import { createTransport } from "nodemailer";
import type { Config } from "../config.ts";
import type { KeptMail } from "./kept-mail.ts";

export interface MailTransport {
  /** Resolves when the next server has accepted the mail; errors don't name the recipient. */
  send(mail: KeptMail): Promise<void>;
  /** Rejects when the mail server does not answer or refuses us. */
  verify(): Promise<void>;
  close(): void;
}

/** SMTP, or `undefined` without a server: mail then stays in the outbox. */
export function openMailTransport(
  config: Pick<Config, "smtpUrl" | "dkim" | "mailFrom">,
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
  return {
    async send(mail) {
      try {
        await transport.sendMail({
          from: mail.from,
          to: mail.to,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          headers: { ...mail.headers },
          messageId: messageId(mail),
          ...(mail.calendar && {
            icalEvent: {
              method: mail.calendar.method,
              content: mail.calendar.text,
              filename: "interview.ics",
            },
          }),
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
  return new Error(
    `The mail was not taken: ${code}${responseCode === undefined ? "" : `, ${responseCode}`}.`,
  );
}

/** `<key@domain of the sender>`: the same for every attempt. */
export function messageId(mail: Pick<KeptMail, "messageKey" | "from">): string {
  const domain = /@([\w.-]+)/.exec(mail.from)?.[1] ?? "localhost";
  return `<${mail.messageKey}@${domain}>`;
}
