import { limits } from "@candor/contract/limits";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { aPdf } from "../../harness/a-document.ts";
import { person } from "../../harness/an-application.ts";
import { eraseNow } from "../../harness/erase-now.ts";
import { join } from "../../harness/members.ts";
import { proEmail, relaying } from "../../harness/relaying.ts";

const titles = ["Rigger", "Diver", "Glazier", "Turner", "Weaver", "Sawyer", "Potter"];

const on = relaying(titles);
const { bring, read, mailTo, talking } = on;

describe("what comes with a reply by mail", () => {
  it("is brought to both sides if it is a document, else named", async () => {
    const { id, seeker, email, toSeeker } = await talking("Rigger");
    await on.server.ask("PUT", `/rest/applications/${id}/contact`, { ...seeker, payload: { shared: true } });
    const plan = aPdf("Two lamps");
    const attachments = [
      { filename: "../plan\u202e.pdf", content: plan },
      { filename: "notes.txt", content: "As agreed." },
      { filename: "run.exe", content: Buffer.from("4d5a900003", "hex") },
    ];
    await bring({ from: email, to: toSeeker, text: "See the plan.", attachments });
    const day = new Date(on.server.parts.clock.now()).toISOString().slice(0, 10);
    for (const [who, name] of [
      [seeker, "plan.pdf"],
      // M-28: a hirer's copy names its reader.
      [on.hirer, `plan (copy for ${proEmail}, ${day}).pdf`],
    ] as const) {
      const last = (await read(who, id)).at(-1);
      expect(last?.attachments.map(({ name, url }) => [name, url !== undefined])).toEqual([
        ["plan.pdf", true],
        ["notes.txt", true],
        ["run.exe", false],
      ]);
      const file = await on.server.app.inject({ url: last?.attachments[0]?.url as string });
      expect(file.rawPayload.equals(plan)).toBe(who === seeker);
      expect(file.headers).toMatchObject({
        "content-type": "application/pdf",
        "content-disposition": expect.stringContaining(`attachment; filename="${name}"`),
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
    const [file] = (await read(on.hirer, id)).at(-1)?.attachments ?? [];
    expect(file?.name).toMatch(/^█+\.txt$/u);
    expect(file?.name).not.toContain("@");
    const { body } = await on.server.ask("GET", file?.url as string);
    expect(body).toContain("Write to");
    expect(body).not.toMatch(/@|555/);
    expect((await mailTo(proEmail)).text).not.toContain(email);
    const own = (await read(seeker, id)).at(-1)?.attachments[0];
    expect((await on.server.ask("GET", own?.url as string)).body).toContain(email);
  });

  it("P-05 is opened to nobody else", async () => {
    const { id, email, toSeeker } = await talking("Glazier");
    const attachments = [{ filename: "plan.txt", content: "Two lamps" }];
    await bring({ from: email, to: toSeeker, text: "The plan.", attachments });
    const url = (await read(on.hirer, id)).at(-1)?.attachments[0]?.url as string;
    const [path, token] = url.split("?token=");
    const status = async (of: string) => (await on.server.ask("GET", of)).status;
    expect(await status(`${path}?token=x${token}`)).toBe(404);
    const { id: other } = await talking("Turner");
    expect(await status(url.replace(`/conversations/${id}/`, `/conversations/${other}/`))).toBe(404);
    const elsewhere = await person(on.server, "colleague@harbor.example");
    await join(on.server, elsewhere, "recruiter", "Harbor Trust");
    const lent = (await read(elsewhere, id)).at(-1)?.attachments[0]?.url as string;
    expect(await status(lent)).toBe(200);
    await on.server.parts.database.write((writer) =>
      writer.deleteFrom("membership").where("account_id", "=", Number(elsewhere.accountId)).execute(),
    );
    expect(await status(lent)).toBe(404);
    expect(await status(url)).toBe(200);
  });

  it("is no larger than its mailbox allows, and none of its files is too large", async () => {
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
    const files = () => on.server.parts.database.read.selectFrom("file").select("id").execute();
    const before = (await files()).length;
    const put = vi.spyOn(on.server.parts.files, "put");
    const removed = vi.spyOn(on.server.parts.files, "remove");
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
    const { read: records } = on.server.parts.database;
    const attached = records.selectFrom("message_attachment").where("application_id", "=", Number(id));
    const { file_id } = await attached.select("file_id").executeTakeFirstOrThrow();
    await eraseNow(on.server, seeker);
    expect(await attached.select("id").execute()).toEqual([]);
    const files = records.selectFrom("file").select("id").where("id", "=", file_id);
    expect(await files.execute()).toEqual([]);
  });
});
