import { createTransport } from "nodemailer";
import type { MailReceiver } from "../../src/platform/mail/incoming/receiver.ts";
import { keptMail } from "../../src/platform/mail/kept-mail.ts";
import { apply, jobNamed, type Person, person } from "./an-application.ts";
import type { TestApp } from "./app.ts";

export const proEmail = "grace@harbor.example";

interface Relaying {
  readonly server: TestApp;
  readonly receiver: MailReceiver;
  /** Whose address is `proEmail`. */
  readonly hirer: Person;
}

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

/** Both sides of a conversation, and the replies by mail that another server brings. */
export function relaying(of: () => Relaying) {
  /** Brings a mail as another server does. Resolves to the answer's code. */
  async function bring({ headers = {}, attachments = [], ...mail }: Reply): Promise<number> {
    const far = createTransport({
      host: "127.0.0.1",
      port: of().receiver.port,
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
      await of().server.parts.settled();
      return Number(response.slice(0, 3));
    } catch (error) {
      return (error as { responseCode?: number }).responseCode ?? 0;
    } finally {
      far.close();
    }
  }

  const read = async (who: Person, id: string) =>
    (await of().server.ask("GET", `/rest/conversations/${id}`, who)).body.messages as {
      text: string;
      byMail: boolean;
      attachments: { name: string; url?: string }[];
      from: { kind: string };
    }[];
  const write = (who: Person, id: string, text: string) =>
    of().server.ask("POST", `/rest/conversations/${id}/messages`, { ...who, payload: { text } });

  async function mailTo(email: string) {
    await of().server.parts.settled();
    return (await keptMail(of().server.parts.database.read, { to: email }))[0]!;
  }

  /** Both have written once, so that both have a relay address. */
  async function talking(title: string) {
    const email = `${title.toLowerCase()}@example.com`;
    const seeker = await person(of().server, email);
    const { body } = await apply(of().server, seeker, await jobNamed(of().server, title), {
      shareContact: false,
    });
    const id = body.id as string;
    await write(seeker, id, "Is it far?");
    const toPro = addressIn((await mailTo(proEmail)).from);
    await write(of().hirer, id, "Not at all.");
    const mail = await mailTo(email);
    return { id, seeker, email, toPro, toSeeker: addressIn(mail.from), mail };
  }

  return { bring, read, write, mailTo, talking };
}
