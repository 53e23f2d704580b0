import { createTransport } from "nodemailer";
import { afterAll, beforeAll } from "vitest";
import { ourMailboxes } from "../../src/mailboxes.ts";
import { type MailReceiver, receiveMail } from "../../src/platform/mail/incoming/receiver.ts";
import { storedMail } from "../../src/platform/mail/stored-mail.ts";
import { aDraft } from "./a-draft.ts";
import { apply, jobNamed, type Person, person, pro } from "./an-application.ts";
import { startApp, type TestApp } from "./app.ts";

export const proEmail = "grace@harbor.example";

interface Reply {
  readonly from: string;
  readonly to: string;
  readonly text?: string;
  readonly html?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly messageId?: string;
  readonly attachments?: readonly { filename: string; content: string | Buffer; contentType?: string }[];
}

export const addressIn = (from: string) => /<([^<>]+)>/.exec(from)?.[1] ?? "";

/** For a test file: a server that receives mail, with both sides of conversations and replies by mail. */
export function relaying(titles: readonly string[]) {
  let server: TestApp;
  let receiver: MailReceiver;
  let hirer: Person;
  beforeAll(async () => {
    server = await startApp({ MAIL_IN_PORT: "0" });
    const { log, config } = server.parts;
    receiver = await receiveMail({ port: 0, host: config.host, log, ...ourMailboxes(server.parts) });
    await server.publish(titles.map((title) => aDraft({ title, organization: "Harbor Trust" })));
    hirer = await pro(server, proEmail, "Harbor Trust");
  });
  afterAll(async () => {
    await receiver.close();
    await server.close();
  });

  /** Delivers a mail as another server does. Resolves to the answer's code. */
  async function bring({ headers = {}, attachments = [], ...mail }: Reply): Promise<number> {
    const far = createTransport({
      host: "127.0.0.1",
      port: receiver.port,
      secure: false,
      ignoreTLS: true,
    });
    try {
      const { response } = await far.sendMail({
        ...mail,
        headers: { ...headers },
        attachments: [...attachments],
        envelope: { from: "somebody@far.example", to: mail.to },
        subject: "Re: your message",
      });
      await server.parts.settled();
      return Number(response.slice(0, 3));
    } catch (error) {
      return (error as { responseCode?: number }).responseCode ?? 0;
    } finally {
      far.close();
    }
  }

  const read = async (who: Person, id: string) =>
    (await server.ask("GET", `/rest/conversations/${id}`, who)).body.messages as {
      text: string;
      byMail: boolean;
      attachments: { name: string; url?: string }[];
      from: { kind: string };
    }[];
  const write = (who: Person, id: string, text: string) =>
    server.ask("POST", `/rest/conversations/${id}/messages`, { ...who, payload: { text } });

  async function mailTo(email: string) {
    await server.parts.settled();
    return (await storedMail(server.parts.database.read, { to: email }))[0]!;
  }

  /** Both sides have written once, so both have a relay address. */
  async function talking(title: string) {
    const email = `${title.toLowerCase()}@example.com`;
    const seeker = await person(server, email);
    const { body } = await apply(server, seeker, await jobNamed(server, title), {
      shareContact: false,
    });
    const id = body.id as string;
    await write(seeker, id, "Is it far?");
    const toPro = addressIn((await mailTo(proEmail)).from);
    await write(hirer, id, "Not at all.");
    const mail = await mailTo(email);
    return { id, seeker, email, toPro, toSeeker: addressIn(mail.from), mail };
  }

  return {
    get server() {
      return server;
    },
    get receiver() {
      return receiver;
    },
    /** The person with the address `proEmail`. */
    get hirer() {
      return hirer;
    },
    bring,
    read,
    write,
    mailTo,
    talking,
  };
}
