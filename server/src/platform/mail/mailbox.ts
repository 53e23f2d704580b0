import type { FastifyInstance } from "fastify";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Reader } from "../database/database.ts";
import { type Reaction, reactions, reactionTo } from "./incoming/simulated.ts";
import { type KeptMail, keptMail } from "./kept-mail.ts";

/** Brings a mail in, as the SMTP receiver does. */
export type Take = (address: string, raw: Buffer) => Promise<boolean>;

interface React {
  readonly Params: { readonly id: string; readonly reaction: string };
}

/** Outside production: the mails that would have been sent, as a page and as JSON. The page can react as readers do. */
export function serveMailbox(app: FastifyInstance, read: Reader, take: Take): void {
  void app.register(async (forms) => {
    forms.addContentTypeParser("application/x-www-form-urlencoded", (_request, body, done) => {
      body.resume();
      done(null, undefined);
    });
    forms.post<React>("/dev/mailbox/:id/:reaction", async ({ params: { id, reaction } }, reply) => {
      const [mail] = /^\d{1,15}$/.test(id) ? await keptMail(read, { id: Number(id) }, 1) : [];
      const named = reactions.find((each) => each === reaction);
      const made = mail && named && reactionTo(mail, named);
      if (!made) return reply.code(404).send();
      await take(made.to, made.raw);
      return reply.redirect("/dev/mailbox", 303);
    });
  });
  app.get<{ Querystring: { to?: string } }>("/dev/mailbox.json", async (request, reply) => {
    const mails = await leaving(read, request.query.to);
    return reply.header("cache-control", "no-store").send(mails.map(asShown));
  });
  app.get<{ Querystring: { to?: string } }>("/dev/mailbox", async (request, reply) => {
    const mails = await leaving(read, request.query.to);
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .send(`<!doctype html>${renderToStaticMarkup(mailboxPage(mails))}`);
  });
}

/** Without those that were withheld. */
async function leaving(read: Reader, to: unknown): Promise<KeptMail[]> {
  return (await keptMail(read, recipientOf(to))).filter(({ withheldAt }) => withheldAt === null);
}

function recipientOf(to: unknown): { to?: string } {
  return typeof to === "string" && to !== "" ? { to } : {};
}

function asShown(mail: KeptMail) {
  return {
    id: String(mail.id),
    channel: mail.channel,
    to: mail.to,
    from: mail.from,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: mail.headers,
    calendar: mail.calendar,
    sentAt: new Date(mail.sentAt ?? mail.createdAt).toISOString(),
  };
}

function mailboxPage(mails: readonly KeptMail[]) {
  const entries = mails.map((mail) =>
    h(
      "article",
      { key: mail.id },
      h("h2", null, mail.subject),
      h("p", null, `${mail.channel} to ${mail.to}, ${new Date(mail.createdAt).toISOString()}`),
      h("pre", { style: { whiteSpace: "pre-wrap" } }, mail.text),
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
      h("main", null, h("h1", null, "Mailbox"), entries.length > 0 ? entries : h("p", null, "No mail yet.")),
    ),
  );
}

const names: Readonly<Record<Reaction, string>> = {
  bounce: "Bounce it",
  full: "Say that the mailbox is full",
  complaint: "Call it spam",
  unsubscribe: "Unsubscribe by mail",
};
