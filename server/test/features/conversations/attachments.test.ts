import { limits } from "@candor/contract/limits";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { erase } from "../../../src/features/own-data/commands/erase/erase.ts";
import { ourMailboxes } from "../../../src/mailboxes.ts";
import { type MailReceiver, receiveMail } from "../../../src/platform/mail/incoming/receiver.ts";
import { aPdf } from "../../harness/a-document.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { join } from "../../harness/members.ts";
import { proEmail, relaying } from "../../harness/relaying.ts";

const titles = ["Rigger", "Diver", "Glazier", "Turner", "Weaver", "Sawyer", "Potter"];

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

const { bring, read, mailTo, talking } = relaying(() => ({ server, receiver, hirer }));

describe("what comes with a reply by mail", () => {
  it("is brought to both sides if it is a document, else named", async () => {
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

  it("M-29 is text alone where an applicant has not agreed to more", async () => {
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

  it("P-05 is opened to nobody else", async () => {
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

  it("is no larger than its mailbox allows, and no file of it is too large", async () => {
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

  it("leaves no file behind where the reply becomes no message", async () => {
    const { email, toSeeker } = await talking("Sawyer");
    const files = () => server.parts.database.read.selectFrom("file").select("id").execute();
    const before = (await files()).length;
    const put = vi.spyOn(server.parts.files, "put");
    const removed = vi.spyOn(server.parts.files, "remove");
    onTestFinished(() => void vi.restoreAllMocks());
    const attachments = [{ filename: "plan.txt", content: "Two lamps" }];
    await bring({ from: email, to: toSeeker, text: "> nothing of my own", attachments });
    expect(put).toHaveBeenCalledOnce();
    const { storageKey } = await put.mock.results[0]!.value;
    expect(removed).toHaveBeenCalledExactlyOnceWith(storageKey);
    expect(await files()).toHaveLength(before);
  });

  it("M-27 goes with its applicant", async () => {
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
});
