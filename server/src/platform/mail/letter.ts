import { defaultLocale } from "@candor/contract/messages/message";
import { createElement as h } from "react";
import { mailHtml } from "./layout.ts";
import type { Mail } from "./outbox.ts";

/** A mail of a few paragraphs and one link, as text and as HTML; nobody's bulk mail. */
export function letter(options: {
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly link: { readonly text: string; readonly href: string };
}): Mail {
  const { to, from, subject, paragraphs, link } = options;
  const body = [
    // What a person wrote keeps its lines.
    ...paragraphs.map((text, at) => h("p", { key: at, style: { whiteSpace: "pre-line" } }, text)),
    h("p", { key: "link" }, h("a", { href: link.href, style: { color: "inherit" } }, link.text)),
  ];
  return {
    channel: "email",
    to,
    from,
    subject,
    text: `${[...paragraphs, `${link.text}: ${link.href}`].join("\n\n")}\n`,
    html: mailHtml({ lang: defaultLocale, title: subject, body }),
    headers: { "Auto-Submitted": "auto-generated" },
  };
}
