import { limits } from "@candor/contract/limits";
import { createTransport } from "nodemailer";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { erase } from "../../../src/features/own-data/commands/erase/erase.ts";
import { ourMailboxes } from "../../../src/mailboxes.ts";
import { type MailReceiver, receiveMail } from "../../../src/platform/mail/incoming/receiver.ts";
import { keptMail } from "../../../src/platform/mail/kept-mail.ts";
import { aPdf } from "../../harness/a-document.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { join } from "../../harness/members.ts";

const titles = [
  "Keeper",
  "Painter",
  "Smith",
  "Pilot",
  "Baker",
  "Cooper",
  "Fuller",
  "Mason",
  "Rigger",
  "Diver",
  "Glazier",
  "Turner",
  "Weaver",
  "Sawyer",
  "Potter",
];
const proEmail = "grace@harbor.example";

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

interface Reply {
  readonly from: string;
  readonly to: string;
  readonly text?: string;
  readonly html?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly messageId?: string;
  readonly attachments?: readonly { filename: string; content: string | Buffer; contentType?: string }[];
}

/** Brings a mail as another server does. Resolves to the answer's code. */
async function bring({ headers = {}, attachments = [], ...mail }: Reply): Promise<number> {
  const far = createTransport({ host: "127.0.0.1", port: receiver.port, secure: false, ignoreTLS: true });
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
  return (await keptMail(server.parts.database.read, { to: email }))[0]!;
}

const addressIn = (from: string) => /<([^<>]+)>/.exec(from)?.[1] ?? "";

/** Both have written once, so that both have a relay address. */
async function talking(title: string) {
  const email = `${title.toLowerCase()}@example.com`;
  const seeker = await person(server, email);
  const { body } = await apply(server, seeker, await jobNamed(server, title), { shareContact: false });
  const id = body.id as string;
  await write(seeker, id, "Is it far?");
  const toPro = addressIn((await mailTo(proEmail)).from);
  await write(hirer, id, "Not at all.");
  const mail = await mailTo(email);
  return { id, seeker, email, toPro, toSeeker: addressIn(mail.from), mail };
}

describe("M-29 a reply by mail", () => {
  it("is a message, without what it quotes, and reaches the other side from a relay address", async () => {
    const { id, seeker, email, toSeeker, mail } = await talking("Keeper");
    expect(mail.from).toMatch(/^"Grace \(Candor\)" <reply\+[0-9a-f]{32}@/);
    expect(JSON.stringify(mail)).not.toContain(proEmail);
    const quoted = mail.text.split("\n").map((line) => `> ${line}`);
    const text = ["Then I come.", "", "On Monday, Grace (Candor) wrote:", ...quoted].join("\n");
    expect(await bring({ from: `Ada <${email.toUpperCase()}>`, to: toSeeker, text })).toBe(250);
    expect((await read(seeker, id)).at(-1)).toMatchObject({ text: "Then I come.", byMail: true });
    const forwarded = await mailTo(proEmail);
    expect(forwarded.text).toContain("Then I come.");
    expect(JSON.stringify(forwarded)).not.toContain(email);
    expect(forwarded.from).toMatch(/^"Ada Byron \(Candor\)" <reply\+/);
  });

  it("has an address of its own for each person and application", async () => {
    const one = await talking("Painter");
    const other = await talking("Smith");
    expect(new Set([one.toPro, one.toSeeker, other.toPro, other.toSeeker]).size).toBe(4);
  });

  it("shows neither address nor number of the person who wrote it", async () => {
    const { id, seeker, email, toSeeker, toPro } = await talking("Pilot");
    const says = (own: string) => `Call me.\n\nBest\n${own}\n+1 212 555 2368`;
    await bring({ from: email, to: toSeeker, text: says(email) });
    await bring({ from: proEmail, to: toPro, text: says(proEmail) });
    const seenByPro = JSON.stringify(await read(hirer, id));
    expect(seenByPro).not.toContain(email);
    expect(seenByPro.replaceAll(/\D/g, "")).not.toContain("2125552368");
    expect((await read(seeker, id)).at(-1)?.text).toBe("Call me.\n\nBest\n█████\n█████");
    expect(JSON.stringify((await mailTo(email)).text)).not.toContain(proEmail);
    const { text } = await server.parts.database.read
      .selectFrom("message")
      .select("text")
      .where("application_id", "=", Number(id))
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(text).not.toContain(proEmail);
  });

  it("is one message however often it comes", async () => {
    const { id, seeker, email, toSeeker } = await talking("Baker");
    const mail = { from: email, to: toSeeker, text: "Once.", messageId: "<once@far.example>" };
    await bring(mail);
    await bring({ ...mail, headers: { Received: "from another.example" } });
    expect((await read(seeker, id)).filter(({ text }) => text === "Once.")).toHaveLength(1);
  });

  it("from another address is refused, and its owner told once", async () => {
    const { id, seeker, email, toSeeker } = await talking("Cooper");
    const before = (await read(seeker, id)).length;
    await bring({ from: "mallory@evil.example", to: toSeeker, text: "I accept." });
    const told = await mailTo(email);
    expect(told.subject).toBe("About your reply: Cooper");
    expect(told.text).toContain(`Only mail from ${email} is.`);
    for (const from of [
      `${email}, mallory@evil.example`,
      "mallory@evil.example",
      `"${email}" <mallory@evil.example>`,
    ])
      await bring({ from, to: toSeeker, text: "I accept." });
    const disowned = {
      "Authentication-Results": "mx.candor.test; spf=pass; dmarc=fail header.from=example.com",
    };
    await bring({ from: email, to: toSeeker, text: "I accept.", headers: disowned });
    // Everybody who learns the token still needs the address of the one it belongs to.
    await bring({ from: proEmail, to: toSeeker, text: "I accept." });
    expect(await read(seeker, id)).toHaveLength(before);
    expect((await mailTo(email)).id).toBe(told.id);
    expect(await keptMail(server.parts.database.read, { to: "mallory@evil.example" })).toEqual([]);
  });

  it("goes in no circle", async () => {
    const { id, seeker, email, toSeeker, toPro } = await talking("Fuller");
    const before = (await read(seeker, id)).length;
    const mails = (await keptMail(server.parts.database.read, {})).length;
    const reply = { from: email, to: toSeeker, text: "I am away." };
    await bring({ ...reply, headers: { "Auto-Submitted": "auto-replied" } });
    await bring({ ...reply, headers: { Precedence: "bulk" } });
    await bring({ ...reply, headers: { "X-Loop": "candor-relay" } });
    await bring({ ...reply, messageId: "<0f8fad5b-d9cb-469f-a165-70867728950e@candor.test>" });
    await bring({ ...reply, from: toPro });
    await bring({ ...reply, from: "no-reply@candor.test" });
    expect(await read(seeker, id)).toHaveLength(before);
    expect(await keptMail(server.parts.database.read, {})).toHaveLength(mails);
  });

  it("says what was left out, and why nothing was sent", async () => {
    const { id, seeker, email, toSeeker } = await talking("Mason");
    const attachments = [
      { filename: "plan.pdf", content: "%PDF-1.4" },
      { filename: "run.exe", content: Buffer.from("4d5a900003", "hex") },
    ];
    await bring({ from: email, to: toSeeker, text: "See the plan.", attachments });
    expect((await read(seeker, id)).at(-1)).toMatchObject({
      text: "See the plan.",
      attachments: [{ name: "plan.pdf" }, { name: "run.exe" }],
    });
    expect((await mailTo(email)).text).toContain("These attachments were not: plan.pdf, run.exe.");
    await bring({ from: email, to: toSeeker, text: "> Not at all." });
    expect((await mailTo(email)).text).toContain("it has no words of your own");
    await bring({ from: email, to: toSeeker, text: "long ".repeat(1200) });
    expect((await mailTo(email)).text).toContain("it has more than 5000 characters");
    await bring({
      from: email,
      to: toSeeker,
      html: "<p>In HTML</p><p>alone</p><blockquote>old</blockquote>",
    });
    expect((await read(seeker, id)).at(-1)?.text).toBe("In HTML\n\nalone");
    await server.ask("POST", `/rest/applications/${id}/withdrawal`, seeker);
    await bring({ from: email, to: toSeeker, text: "One more thing" });
    expect((await mailTo(email)).text).toContain("The application was withdrawn");
  });

  it("brings documents to both sides, and names what it did not bring", async () => {
    const { id, seeker, email, toSeeker } = await talking("Rigger");
    await server.ask("PUT", `/rest/applications/${id}/contact`, { ...seeker, payload: { shared: true } });
    const plan = aPdf("Two lamps");
    const attachments = [
      { filename: "../plan\u202e.pdf", content: plan },
      { filename: "notes.txt", content: "As agreed." },
      { filename: "run.exe", content: Buffer.from("4d5a900003", "hex") },
    ];
    await bring({ from: email, to: toSeeker, text: "See the plan.", attachments });
    for (const who of [seeker, hirer]) {
      const last = (await read(who, id)).at(-1);
      expect(last?.attachments.map(({ name, url }) => [name, url !== undefined])).toEqual([
        ["plan.pdf", true],
        ["notes.txt", true],
        ["run.exe", false],
      ]);
      const file = await server.app.inject({ url: last?.attachments[0]?.url as string });
      expect(file.rawPayload.equals(plan)).toBe(true);
      expect(file.headers).toMatchObject({
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="plan.pdf"; filename*=UTF-8''plan.pdf`,
        "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
        "cache-control": "no-store",
      });
    }
    expect((await mailTo(proEmail)).text).toContain("Attached, to open on Candor: plan.pdf, notes.txt");
  });

  it("M-29 brings what an applicant attached as text alone until they agree", async () => {
    const { id, seeker, email, toSeeker } = await talking("Diver");
    const attachments = [{ filename: `${email}.txt`, content: `Write to ${email} or call (212) 555-2368.` }];
    await bring({ from: email, to: toSeeker, text: "All of it.", attachments });
    const [file] = (await read(hirer, id)).at(-1)?.attachments ?? [];
    expect(file?.name).toMatch(/\.txt\.txt$/);
    expect(file?.name).not.toContain("@");
    const { body } = await server.ask("GET", file?.url as string);
    expect(body).toContain("Write to");
    expect(body).not.toMatch(/@|555/);
    expect((await mailTo(proEmail)).text).not.toContain(email);
    const own = (await read(seeker, id)).at(-1)?.attachments[0];
    expect((await server.ask("GET", own?.url as string)).body).toContain(email);
  });

  it("P-05 opens its attachments to nobody else", async () => {
    const { id, email, toSeeker } = await talking("Glazier");
    const attachments = [{ filename: "plan.txt", content: "Two lamps" }];
    await bring({ from: email, to: toSeeker, text: "The plan.", attachments });
    const url = (await read(hirer, id)).at(-1)?.attachments[0]?.url as string;
    const [path, token] = url.split("?token=");
    const status = async (of: string) => (await server.ask("GET", of)).status;
    expect(await status(`${path}?token=x${token}`)).toBe(404);
    const { id: other } = await talking("Turner");
    expect(await status(url.replace(`/conversations/${id}/`, `/conversations/${other}/`))).toBe(404);
    const elsewhere = await person(server, "colleague@harbor.example");
    await join(server, elsewhere, "recruiter", "Harbor Trust");
    const lent = (await read(elsewhere, id)).at(-1)?.attachments[0]?.url as string;
    expect(await status(lent)).toBe(200);
    await server.parts.database.write((writer) =>
      writer.deleteFrom("membership").where("account_id", "=", Number(elsewhere.accountId)).execute(),
    );
    expect(await status(lent)).toBe(404);
    expect(await status(url)).toBe(200);
  });

  it("is as large as its mailbox allows, and brings no file that is too large", async () => {
    const { id, email, toSeeker, seeker } = await talking("Weaver");
    const large = Buffer.alloc(limits.attachmentBytes + 1, "a");
    const attachments = [{ filename: "large.txt", content: large }];
    expect(await bring({ from: email, to: toSeeker, text: "Too much.", attachments })).toBe(250);
    const [file] = (await read(seeker, id)).at(-1)?.attachments ?? [];
    expect(file).toMatchObject({ name: "large.txt" });
    expect(file?.url).toBeUndefined();
    const mail = { from: email, to: "abuse@candor.test", text: "x", attachments };
    expect(await bring(mail)).toBe(552);
  });

  it("leaves no file behind when it becomes no message", async () => {
    const { email, toSeeker } = await talking("Sawyer");
    const files = () => server.parts.database.read.selectFrom("file").select("id").execute();
    const before = (await files()).length;
    const put = vi.spyOn(server.parts.files, "put");
    const removed = vi.spyOn(server.parts.files, "remove");
    onTestFinished(() => void vi.restoreAllMocks());
    const attachments = [{ filename: "plan.txt", content: "Two lamps" }];
    await bring({ from: email, to: toSeeker, text: "> nothing of my own", attachments });
    expect(put).toHaveBeenCalledOnce();
    const { storageKey } = await put.mock.results[0]?.value;
    expect(removed).toHaveBeenCalledExactlyOnceWith(storageKey);
    expect(await files()).toHaveLength(before);
  });

  it("M-27 takes its attachments along when its applicant leaves", async () => {
    const { id, seeker, email, toSeeker } = await talking("Potter");
    const attachments = [{ filename: "plan.txt", content: "Two lamps" }];
    await bring({ from: email, to: toSeeker, text: "The plan.", attachments });
    const { read: records } = server.parts.database;
    const attached = records.selectFrom("message_attachment").where("application_id", "=", Number(id));
    const { file_id } = await attached.select("file_id").executeTakeFirstOrThrow();
    expect((await server.ask("POST", "/rest/account/deletion", seeker)).status).toBe(202);
    const { id: deletionId } = await records
      .selectFrom("account_deletion")
      .select("id")
      .where("account_id", "=", Number(seeker.accountId))
      .executeTakeFirstOrThrow();
    await erase({ ...server.parts, publicUrl: () => server.origin }, deletionId);
    expect(await attached.select("id").execute()).toEqual([]);
    const files = records.selectFrom("file").select("id").where("id", "=", file_id);
    expect(await files.execute()).toEqual([]);
  });

  it("to a name that nobody has is refused or dropped", async () => {
    expect(await bring({ from: "a@b.example", to: "reply@candor.test", text: "x" })).toBe(550);
    expect(await bring({ from: "a@b.example", to: "reply+guess@candor.test", text: "x" })).toBe(550);
    const { count } = await server.parts.database.read
      .selectFrom("message")
      .select((e) => e.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(await bring({ from: "a@b.example", to: `reply+${"0".repeat(32)}@candor.test`, text: "x" })).toBe(
      250,
    );
    const after = await server.parts.database.read
      .selectFrom("message")
      .select((e) => e.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(after.count).toBe(count);
  });

  it("of somebody who no longer answers for the organization is not passed on", async () => {
    const former = await pro(server, "former@harbor.example", "Harbor Trust");
    const seeker = await person(server, "left@example.com");
    const { body } = await apply(server, seeker, await jobNamed(server, "Keeper"));
    await write(seeker, body.id, "Hello");
    const relay = addressIn((await mailTo("former@harbor.example")).from);
    await server.parts.database.write((writer) =>
      writer.deleteFrom("membership").where("account_id", "=", Number(former.accountId)).execute(),
    );
    await bring({ from: "former@harbor.example", to: relay, text: "We hire you." });
    expect(await read(seeker, body.id)).toHaveLength(1);
    expect((await mailTo("former@harbor.example")).text).toContain("you no longer take part");
  });
});
