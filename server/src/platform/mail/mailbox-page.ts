import { createElement as h } from "../react.ts";
import { type Reaction, reactions, reactionTo } from "./incoming/simulated.ts";
import type { StoredMail } from "./stored-mail.ts";

/** What would have left, with a button for each thing that a reader can do. */
export function mailboxPage(mails: readonly StoredMail[], takesReplies: (mail: StoredMail) => boolean) {
  const entries = mails.map((mail) =>
    h(
      "article",
      { key: mail.id },
      h("h2", null, mail.channel === "sms" ? "Text message" : mail.subject),
      h("p", null, `${mail.channel} to ${mail.to}, ${new Date(mail.createdAt).toISOString()}`),
      h("pre", { style: { whiteSpace: "pre-wrap" } }, mail.text),
      mail.channel === "sms" && answerForm(mail),
      takesReplies(mail) && replyForm(mail),
      reactions
        .filter((reaction) => reactionTo(mail, reaction) !== undefined)
        .map((reaction) =>
          h(
            "form",
            {
              key: reaction,
              method: "post",
              action: `/dev/mailbox/${mail.id}/${reaction}`,
              style: { display: "inline" },
            },
            h("button", null, names[reaction]),
          ),
        ),
      h("hr"),
    ),
  );
  return h(
    "html",
    { lang: "en-US" },
    h("head", null, h("meta", { charSet: "utf-8" }), h("title", null, "Mailbox · Candor")),
    h(
      "body",
      null,
      h(
        "main",
        null,
        h("h1", null, "Mailbox"),
        h(
          "p",
          null,
          h("a", { href: "/dev/mailbox/gallery" }, "Every mail that can be sent"),
          " · ",
          h("a", { href: "/test" }, "Does it work?"),
          " · ",
          h("a", { href: "/chaos-lemur" }, "Chaos Lemur"),
        ),
        entries.length > 0 ? entries : h("p", null, "No mail yet."),
      ),
    ),
  );
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
    h("label", null, `${label}: `, h("input", { name: "text", required: true, defaultValue: "STOP" })),
    " ",
    h("button", null, "Text it"),
  );
}

/** A mail program on the page: the reply goes to the mail's sender. */
function replyForm({ id, to }: StoredMail) {
  return h(
    "form",
    { method: "post", action: `/dev/mailbox/${id}/reply` },
    h("label", null, `Reply from ${to}: `, h("textarea", { name: "text", required: true, rows: 3 })),
    " ",
    h("button", null, "Send the reply"),
  );
}
