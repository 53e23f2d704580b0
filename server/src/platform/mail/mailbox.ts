import type { FastifyInstance } from "fastify";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Reader } from "../database/database.ts";
import { type KeptMail, keptMail } from "./kept-mail.ts";

/** Outside production: the mails that would have been sent, as a page and as JSON. */
export function serveMailbox(app: FastifyInstance, read: Reader): void {
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
