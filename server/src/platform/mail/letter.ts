import { defaultLocale } from "@candor/contract/messages/message";
import { createElement as h } from "react";
import { mailHtml } from "./layout.ts";
import type { Mail } from "./mail.ts";

/** How to stop an optional mail. */
export interface Choosing {
  readonly text: string;
  /** The page with the choices. */
  readonly href: string;
  /** Where a mail program unsubscribes with one request (RFC 8058). */
  readonly oneClick: string;
}

/** A mail of a few paragraphs and a link or two, as text and as HTML. */
export function letter(options: {
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly link: Link;
  readonly also?: Link;
  readonly choosing?: Choosing;
}): Mail {
  const { to, from, subject, paragraphs, link, also, choosing } = options;
  const links = also ? [link, also] : [link];
  const spelled = [...links, ...(choosing ? [choosing] : [])].map(({ text, href }) => `${text}: ${href}`);
  const body = [
    // Keeps the line breaks of text that a person wrote.
    ...paragraphs.map((text, at) => h("p", { key: at, style: { whiteSpace: "pre-line" } }, text)),
    ...links.map((each) => h("p", { key: each.href }, anchor(each))),
    choosing && h("p", { key: "choosing", style: { fontSize: "14px" } }, anchor(choosing)),
  ];
  return {
    channel: "email",
    to,
    from,
    subject,
    text: `${[...paragraphs, ...spelled].join("\n\n")}\n`,
    html: mailHtml({ lang: defaultLocale, title: subject, body }),
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(choosing && {
        "List-Unsubscribe": `<${choosing.oneClick}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
  };
}

type Link = Pick<Choosing, "text" | "href">;

function anchor({ text, href }: Link) {
  return h("a", { href, style: { color: "inherit" } }, text);
}
