import type { ReactNode } from "react";
import { createElement as h } from "../react.ts";
import { type Reaction, reactions, reactionTo } from "./incoming/simulated.ts";
import type { StoredMail } from "./stored-mail.ts";

/** What would have left, with a button for each thing that a reader can do. */
export function mailboxEntries(
  mails: readonly StoredMail[],
  takesReplies: (mail: StoredMail) => boolean,
): ReactNode {
  if (mails.length === 0) return h("p", null, "No mail yet.");
  return mails.map((mail) =>
    h(
      "article",
      { key: mail.id },
      h("h2", null, mail.channel === "sms" ? "Text message" : mail.subject),
      h("p", { className: "to" }, `To ${mail.to}, `, sentText(mail)),
      h("pre", null, linked(mail.text)),
      mail.channel === "sms" && answerForm(mail),
      takesReplies(mail) && replyForm(mail),
      reactions
        .filter((reaction) => reactionTo(mail, reaction) !== undefined)
        .map((reaction) =>
          h(
            "form",
            { key: reaction, method: "post", action: `/dev/mailbox/${mail.id}/${reaction}` },
            h("button", null, names[reaction]),
          ),
        ),
    ),
  );
}

/** Where to look further, above the mails. */
export function mailboxLinks(): ReactNode {
  return h(
    "p",
    null,
    h("a", { href: "/dev/mailbox/gallery" }, "Every mail that can be sent"),
    " · ",
    h("a", { href: "/test" }, "Does it work?"),
    " · ",
    h("a", { href: "/chaos-lemur" }, "Chaos Lemur"),
  );
}

function sentText({ createdAt }: StoredMail): ReactNode {
  return h("time", { dateTime: new Date(createdAt).toISOString() }, moments.format(createdAt));
}

const moments = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "long",
  timeZone: "UTC",
});

/** The text with its addresses as links. */
function linked(text: string): ReactNode {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, at) => (at % 2 === 1 ? h("a", { href: part }, part) : part));
}

const names: Readonly<Record<Reaction, string>> = {
  bounce: "Bounce it",
  full: "Say that the mailbox is full",
  complaint: "Call it spam",
  unsubscribe: "Unsubscribe by mail",
};

/** A phone on the page: what its owner texts back. */
function answerForm({ id, to }: StoredMail) {
  const label = `Text back from ${to}`;
  return h(
    "form",
    { method: "post", action: `/dev/mailbox/${id}/answer` },
    h("label", null, `${label} `, h("input", { name: "text", required: true, defaultValue: "STOP" })),
    " ",
    h("button", null, "Text it"),
  );
}

/** A mail program on the page: the reply goes to the mail's sender. */
function replyForm({ id, to }: StoredMail) {
  return h(
    "form",
    { method: "post", action: `/dev/mailbox/${id}/reply` },
    h("label", null, `Reply from ${to} `, h("textarea", { name: "text", required: true, rows: 3 })),
    " ",
    h("button", null, "Send the reply"),
  );
}
