import { limits } from "@candor/contract/limits";
import { currentLocale } from "@candor/contract/messages/locale";
import { message } from "@candor/contract/messages/message";
import { mailHtml } from "../../../platform/mail/layout.ts";
import { type Addressed, letter } from "../../../platform/mail/letter.ts";
import { look } from "../../../platform/mail/look.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import { createElement as h } from "../../../platform/react.ts";

interface WithCode extends Pick<Addressed, "to" | "from"> {
  readonly code: string;
}

interface CodeMail extends WithCode {
  readonly purpose: keyof typeof texts;
  /** Whether the code works on one device only. */
  readonly ofDevice: boolean;
}

const texts = {
  "sign-in": { subject: "mail.codeSubject", intro: "mail.codeIntro", terms: "mail.codeTerms" },
  reset: { subject: "mail.resetSubject", intro: "mail.resetIntro", terms: "mail.resetTerms" },
} as const;

/** The mail with a code that signs in or sets a password. */
export function codeMail({ purpose, ofDevice, ...mail }: CodeMail): Mail {
  const keys = texts[purpose];
  const where = ofDevice ? [message("mail.codeDevice")] : [];
  return mailWithCode({
    ...mail,
    subject: message(keys.subject, { code: mail.code }),
    intro: message(keys.intro),
    terms: [...where, message(keys.terms, { minutes: limits.codeMinutes })].join(" "),
  });
}

interface Texts {
  readonly subject: string;
  readonly intro: string;
  readonly terms: string;
}

/** A mail that shows a code between two paragraphs. */
export function mailWithCode({ to, from, code, subject, intro, terms }: WithCode & Texts): Mail {
  const body = [
    h("p", { key: "intro" }, intro),
    h("p", { key: "code", style: codeStyle }, code),
    h("p", { key: "terms" }, terms),
  ];
  return {
    channel: "email",
    to,
    from,
    subject,
    text: `${intro}\n\n${code}\n\n${terms}\n`,
    html: mailHtml({ lang: currentLocale(), title: subject, body }),
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

const codeStyle = {
  margin: "24px 0",
  padding: "12px 0",
  borderTop: `1px solid ${look.ink}`,
  borderBottom: `4px double ${look.ink}`,
  fontFamily: "monospace",
  fontSize: "32px",
  letterSpacing: "0.2em",
};

/** To an address without an account, when somebody asked to set its password. */
export function noAccountMail({ publicUrl, ...addresses }: Addressed): Mail {
  return letter({
    ...addresses,
    subject: message("mail.resetUnknownSubject"),
    paragraphs: [message("mail.resetUnknownBody")],
    link: { text: message("mail.resetUnknownLink"), href: `${publicUrl}/login/sign-up` },
  });
}
