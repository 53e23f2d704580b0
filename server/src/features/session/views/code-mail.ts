import { limits } from "@candor/contract/limits";
import { defaultLocale, message } from "@candor/contract/messages/message";
import { createElement as h } from "react";
import { mailHtml } from "../../../platform/mail/layout.ts";
import type { Mail } from "../../../platform/mail/outbox.ts";

/** The mail that brings a sign-in code. */
export function codeMail(options: { to: string; from: string; code: string }): Mail {
  const subject = message("mail.codeSubject", { code: options.code });
  const intro = message("mail.codeIntro");
  const terms = message("mail.codeTerms", { minutes: limits.codeMinutes });
  const body = [
    h("p", { key: "intro" }, intro),
    h("p", { key: "code", style: codeStyle }, options.code),
    h("p", { key: "terms" }, terms),
  ];
  return {
    channel: "email",
    to: options.to,
    from: options.from,
    subject,
    text: `${intro}\n\n${options.code}\n\n${terms}\n`,
    html: mailHtml({ lang: defaultLocale, title: subject, body }),
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

const codeStyle = { fontFamily: "monospace", fontSize: "2rem", letterSpacing: "0.2em", margin: "1.5rem 0" };
