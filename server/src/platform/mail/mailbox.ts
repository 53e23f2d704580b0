import type { FastifyInstance } from "fastify";
import type { Reader } from "../database/database.ts";
import { sendDevPage } from "./dev-page.ts";
import { reactions, reactionTo, replyAddress, replyTo } from "./incoming/simulated.ts";
import { mailboxEntries, mailboxLinks } from "./mailbox-page.ts";
import { type StoredMail, storedMail } from "./stored-mail.ts";

/** Delivers a mail, as the SMTP receiver does. */
type Take = (address: string, raw: Buffer) => Promise<boolean>;

/** Delivers a text message, as the gateway does. */
type Answer = (from: string, text: string) => Promise<void>;

interface FarSide {
  readonly take: Take;
  /** Whether this is one of our addresses that take mail. */
  readonly accepts: (address: string) => boolean;
  readonly answer: Answer;
}

interface Reply {
  readonly Params: { readonly id: string };
  readonly Body: URLSearchParams;
}

interface React {
  readonly Params: { readonly id: string; readonly reaction: string };
}

/** Outside production: the mails that would have been sent, as a page and as JSON. The page can react as readers do. */
export function serveMailbox(app: FastifyInstance, read: Reader, { take, accepts, answer }: FarSide): void {
  void app.register(async (forms) => {
    forms.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_request, body, done) => done(null, new URLSearchParams(body as string)),
    );
    forms.post<Reply>("/dev/mailbox/:id/answer", async ({ params: { id }, body }, reply) => {
      const sms = await mailOf(read, id);
      if (sms?.channel !== "sms") return reply.code(404).send();
      await answer(sms.to, body.get("text") ?? "");
      return reply.redirect("/dev/mailbox", 303);
    });
    forms.post<Reply>("/dev/mailbox/:id/reply", async ({ params: { id }, body }, reply) => {
      const mail = await mailOf(read, id);
      if (!mail || !accepts(replyAddress(mail))) return reply.code(404).send();
      const made = replyTo(mail, body.get("text") ?? "");
      await take(made.to, made.raw);
      return reply.redirect("/dev/mailbox", 303);
    });
    forms.post<React>("/dev/mailbox/:id/:reaction", async ({ params: { id, reaction } }, reply) => {
      const mail = await mailOf(read, id);
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
    const takesReplies = (mail: StoredMail) => accepts(replyAddress(mail));
    void reply.header("cache-control", "no-store");
    return sendDevPage(reply, "Mailbox", mailboxLinks(), mailboxEntries(mails, takesReplies));
  });
}

async function mailOf(read: Reader, id: string): Promise<StoredMail | undefined> {
  return /^\d{1,15}$/.test(id) ? (await storedMail(read, { id: Number(id) }, 1))[0] : undefined;
}

/** Leaves out what was withheld, and text messages that wait for the morning. */
async function leaving(read: Reader, to: unknown): Promise<StoredMail[]> {
  const mails = await storedMail(read, recipientOf(to));
  return mails.filter(
    ({ withheldAt, channel, sentAt }) => withheldAt === null && (channel === "email" || sentAt !== null),
  );
}

function recipientOf(to: unknown): { to?: string } {
  return typeof to === "string" && to !== "" ? { to } : {};
}

function asShown(mail: StoredMail) {
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
