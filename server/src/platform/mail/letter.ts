import { currentLocale } from "@candor/contract/messages/locale";
import { type MessageKey, message } from "@candor/contract/messages/message";
import type { ReactNode } from "react";
import { createElement as h } from "../react.ts";
import { mailHtml, serif } from "./layout.ts";
import { look } from "./look.ts";
import type { Mail, MailCalendar, MailWish } from "./mail.ts";
import { type Line, statement } from "./statement.ts";

/** How to stop an optional mail: a link to the page with the choices, and what else there is. */
export interface Choosing extends NamedLink {
  /** Where its applicant stops mails about one application. */
  readonly mute?: NamedLink;
  /** Where a mail program unsubscribes with one request (RFC 8058). */
  readonly oneClick: string;
  /** Checked again when the mail is about to leave. */
  readonly wish: MailWish;
}

/** Whom a letter goes to, who sends it, and where its links lead. */
export interface Addressed {
  readonly to: string;
  readonly from: string;
  /** The base of links, without a trailing slash. */
  readonly publicUrl: string;
}

/** The same for an optional mail. */
export interface OptionalLetter extends Addressed {
  readonly choosing: Choosing;
}

/** A drawing between the paragraphs, and the text to show where it can't be drawn. */
export interface Figure {
  readonly html: ReactNode;
  readonly text: string;
}

interface LetterOptions {
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Goes below the first paragraph. */
  readonly figure?: Figure | undefined;
  readonly statement?: readonly Line[];
  readonly link: Link;
  readonly also?: Link;
  readonly choosing?: Choosing;
  readonly calendar?: MailCalendar | undefined;
  /** Extra headers for this kind of mail. */
  readonly headers?: Mail["headers"];
}

/** A mail of a few paragraphs and a link or two, as text and as HTML. */
export function letter(options: LetterOptions): Mail {
  const { to, from, subject, choosing, calendar } = options;
  return {
    channel: "email",
    to,
    from,
    subject,
    text: textOf(options),
    html: mailHtml({ lang: currentLocale(), title: subject, body: bodyOf(options) }),
    ...(calendar && { calendar }),
    ...(choosing && { wish: { ...choosing.wish, link: options.link.href } }),
    headers: {
      "Auto-Submitted": "auto-generated",
      ...options.headers,
      ...(choosing && {
        "List-Unsubscribe": `<${choosing.oneClick}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
  };
}

interface Link {
  readonly text: string;
  readonly href: string;
}

/** Its text is written with the letter, in the reader's language. */
interface NamedLink {
  readonly key: MessageKey;
  readonly href: string;
}

function written({ key, href }: NamedLink): Link {
  return { text: message(key), href };
}

function textOf({ paragraphs, figure, statement: lines, link, also, choosing }: LetterOptions): string {
  const [first, ...rest] = paragraphs;
  const chosen = [choosing?.mute, choosing].flatMap((each) => (each ? [written(each)] : []));
  const links = [link, ...(also ? [also] : []), ...chosen];
  return `${[
    first,
    figure?.text,
    ...rest,
    lines?.map(([label, value]) => `${label}: ${value}`).join("\n"),
    ...links.map(({ text, href }) => `${text}: ${href}`),
  ]
    .filter((part) => part !== undefined)
    .join("\n\n")}\n`;
}

function bodyOf(options: LetterOptions): ReactNode {
  const { subject, paragraphs, figure, statement: lines, link, also, choosing } = options;
  const [first, ...rest] = paragraphs.map((text, at) => h("p", { key: at, style: paragraphStyle }, text));
  return [
    h("h1", { key: "subject", style: titleStyle }, subject),
    first,
    figure && h("div", { key: "figure", style: { margin: "20px 0" } }, figure.html),
    rest,
    lines && h("div", { key: "statement" }, statement(lines)),
    h(
      "p",
      { key: "link", style: { margin: "24px 0 16px" } },
      h("a", { href: link.href, style: buttonStyle }, link.text),
    ),
    also && h("p", { key: "also", style: paragraphStyle }, anchor(also)),
    choosing &&
      h(
        "p",
        { key: "choosing", style: choosingStyle },
        ...(choosing.mute ? [anchor(written(choosing.mute)), " · "] : []),
        anchor(written(choosing)),
      ),
  ];
}

function anchor({ text, href }: Link) {
  return h("a", { href, style: { color: look.pen } }, text);
}

const titleStyle = {
  margin: "0 0 16px",
  fontFamily: serif,
  fontSize: "24px",
  fontWeight: "normal",
  lineHeight: 1.2,
};

// Keeps the line breaks of text that a person wrote.
const paragraphStyle = { margin: "0 0 16px", whiteSpace: "pre-line" } as const;

const buttonStyle = {
  display: "inline-block",
  padding: "12px 28px",
  background: look.pen,
  color: look.paper,
  fontWeight: 600,
  textDecoration: "none",
};

const choosingStyle = {
  margin: "28px 0 0",
  paddingTop: "12px",
  borderTop: `1px solid ${look.rule}`,
  fontSize: "14px",
};
