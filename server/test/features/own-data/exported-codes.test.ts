import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { archiveOf } from "../../../src/features/own-data/commands/export/archive.ts";
import { openArchive } from "../../../src/platform/documents/zip-archive.ts";
import { askCode, newNumber, textsTo } from "../../harness/a-phone.ts";
import { mailsTo, type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

/** The mails and texts in somebody's archive. */
async function exported({ accountId }: Person): Promise<string[]> {
  await server.parts.settled();
  const archive = await openArchive(await archiveOf(server.parts, Number(accountId)));
  const mails = JSON.parse((await archive.bytes("records/mail.json")).toString("utf8"));
  return mails.map(({ text }: { text: string }) => text);
}

/** Whoever has taken over a session, but neither mailbox nor phone, can ask for both. */
describe("M-26 an export", () => {
  it("holds a mail that proves nothing", async () => {
    const ada = await person(server, "ada@example.com");
    await server.ask("POST", "/rest/account/email", {
      ...ada,
      payload: { email: "other@gmail.com", asTyped: true },
    });
    const asked = (await mailsTo(server, "ada@example.com")).filter(({ text }) =>
      text.includes("/suspicious"),
    );
    expect(asked).not.toEqual([]);
    expect(await exported(ada)).toEqual(expect.arrayContaining(asked.map(({ text }) => text)));
  });

  it.each([
    ["a password's reset", "/rest/auth/reset"],
    ["a sign-in by code", "/rest/auth/code"],
    ["a sign-in by link", "/rest/auth/link"],
  ])("doesn't hold what was just mailed for %s", async (_, path) => {
    const email = `${path.slice(-4)}@example.com`;
    const own = await person(server, email);
    await server.ask("POST", "/rest/account/email", {
      ...own,
      payload: { email: "other@gmail.com", asTyped: true },
    });
    expect((await server.ask("POST", path, { payload: { email } })).status).toBe(202);
    const [mail] = (await mailsTo(server, email)).filter(({ text }) => !text.includes("/suspicious"));
    expect(mail?.text).toBeTruthy();
    expect(await exported(own)).not.toContain(mail?.text);
  });
});

it("M-26 an export holds no code that was texted to a phone", async () => {
  const own = await person(server, "texted@example.com");
  const number = newNumber();
  expect((await askCode(server, own, number)).status).toBeLessThan(300);
  await server.ask("POST", "/rest/account/email", {
    ...own,
    payload: { email: "other@gmail.com", asTyped: true },
  });
  const [code] = await textsTo(server, number);
  expect(code).toBeTruthy();
  expect(JSON.stringify(await exported(own))).not.toContain(JSON.stringify(code).slice(1, -1));
});
