import { limits } from "@candor/contract/limits";
import { defaultLocale, message } from "@candor/contract/messages/message";
import { createElement as h } from "react";
import { mailHtml } from "../../../platform/mail/layout.ts";
import { letter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail.ts";

interface CodeMail {
  readonly to: string;
  readonly from: string;
  readonly code: string;
  readonly purpose: keyof typeof texts;
  /** Of the posting, where the code moves an application. */
  readonly title?: string;
  /** Whether it is good on one device only. */
  readonly ofDevice?: boolean;
}

const texts = {
  "sign-in": { subject: "mail.codeSubject", intro: "mail.codeIntro", terms: "mail.codeTerms" },
  reset: { subject: "mail.resetSubject", intro: "mail.resetIntro", terms: "mail.resetTerms" },
  migration: { subject: "mail.migrationSubject", intro: "mail.migrationIntro", terms: "mail.migrationTerms" },
} as const;

/** The mail that brings a code. */
export function codeMail({ to, from, code, purpose, title = "", ofDevice = false }: CodeMail): Mail {
  const keys = texts[purpose];
  const subject = message(keys.subject, { code });
  const intro = message(keys.intro, { title });
  const where = ofDevice ? [message("mail.codeDevice")] : [];
  const terms = [...where, message(keys.terms, { minutes: limits.codeMinutes })].join(" ");
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
    html: mailHtml({ lang: defaultLocale, title: subject, body }),
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

const codeStyle = { fontFamily: "monospace", fontSize: "2rem", letterSpacing: "0.2em", margin: "1.5rem 0" };

/** To an address that a new password was asked for, and that has no account. */
export function noAccountMail({ publicUrl, ...to }: { to: string; from: string; publicUrl: string }): Mail {
  return letter({
    ...to,
    subject: message("mail.resetUnknownSubject"),
    paragraphs: [message("mail.resetUnknownBody")],
    link: { text: message("mail.resetUnknownLink"), href: `${publicUrl}/login/sign-up` },
  });
}
