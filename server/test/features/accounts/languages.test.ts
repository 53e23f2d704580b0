import { messageIn } from "@candor/contract/messages/catalogues";
import type { MessageKey, MessageValues } from "@candor/contract/messages/message";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, mailsTo, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { converse, heard, listen, subscribe } from "../../harness/socket.ts";

const spanish = "es-US";
const inSpanish = (key: MessageKey, values?: MessageValues) => messageIn(spanish, key, values);

let server: TestApp;
let ada: Person;
let email: string;
let people = 0;

beforeAll(async () => {
  server = await startApp();
  await server.publish([aDraft({ title: "Keeper", organization: "Harbor Trust" })]);
});
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  email = `ada-${people}@example.com`;
  ada = await person(server, email);
});

const choose = (who: Person, locale: string) =>
  server.ask("PUT", "/rest/account/locale", { ...who, payload: { locale } });

describe("M-50 an answer", () => {
  it("is in the language that was asked for", async () => {
    const headers = { "accept-language": "es-MX, en;q=0.5" };
    const answer = await server.ask("GET", "/rest/news/0", { headers });
    expect(answer.body.detail).toBe(inSpanish("problem.notFound"));
    expect(answer.headers).toMatchObject({ "content-language": spanish, vary: "accept-language" });
  });

  it("is in the default one where there is no such language", async () => {
    const headers = { "accept-language": "tlh" };
    const { body } = await server.ask("GET", "/rest/news/0", { headers });
    expect(body.detail).toBe(messageIn("en-US", "problem.notFound"));
  });

  it("that is remembered is remembered by language", async () => {
    const path = `/rest/job-lookup/${await jobNamed(server, "Keeper")}`;
    const labels = async (language: string) => {
      const { body } = await server.ask("GET", path, { headers: { "accept-language": language } });
      return JSON.stringify(body);
    };
    const [english, other] = [await labels("en"), await labels("es")];
    expect(await labels("en")).toBe(english);
    expect(await labels("es")).toBe(other);
  });
});

describe("M-50 a mail", () => {
  it("is in the language that its reader chose, whatever its writer's is", async () => {
    const hirer = await pro(server, `pro-${people}@harbor.example`, "Harbor Trust");
    expect((await choose(ada, spanish)).status).toBe(204);
    await apply(server, ada, await jobNamed(server, "Keeper"));
    const values = { title: "Keeper", organization: "Harbor Trust" };
    const [receipt] = await mailsTo(server, email);
    expect(receipt?.subject).toBe(inSpanish("mail.receiptSubject", values));
    expect(receipt?.html).toContain(`lang="${spanish}"`);
    expect(receipt?.text).toMatch(/ de \p{L}+ de 20\d\d/u);
    const [news] = await mailsTo(server, `pro-${people}@harbor.example`);
    expect(news?.html).toContain('lang="en-US"');
    await choose(hirer, "en-US");
  });

  it("that turns itself off says how in that language, too", async () => {
    await choose(ada, spanish);
    await pro(server, `pro-${people}@harbor.example`, "Harbor Trust");
    await apply(server, ada, await jobNamed(server, "Keeper"));
    const mails = await mailsTo(server, email);
    for (const { text } of mails) expect(text).not.toContain(messageIn("en-US", "mail.choose"));
  });

  it("with a code is in the language of the page that asked for it", async () => {
    const stranger = `new-${people}@example.com`;
    const headers = { "accept-language": "es" };
    await server.ask("POST", "/rest/auth/code", { payload: { email: stranger }, headers });
    const [mail] = await mailsTo(server, stranger);
    const code = /\b\d{6}\b/.exec(mail?.subject ?? "")?.[0] ?? "";
    expect(mail?.subject).toBe(inSpanish("mail.codeSubject", { code }));
    const payload = { provider: "code", credential: { email: stranger, code } };
    await server.ask("POST", "/rest/auth/login", { payload, headers });
    const { locale } = await server.parts.database.read
      .selectFrom("account")
      .select("locale")
      .where("email", "=", stranger)
      .executeTakeFirstOrThrow();
    expect(locale).toBe(spanish);
  });

  it("to somebody without an account is in the language of the page that led to it", async () => {
    const stranger = `reader-${people}@example.com`;
    const headers = { "accept-language": "es" };
    const subject = async () => (await mailsTo(server, stranger))[0]?.subject;
    const job = await jobNamed(server, "Keeper");
    const report = { reason: "other", words: "¿Es real?", email: stranger };
    await server.ask("POST", `/rest/jobs/${job}/reports`, { payload: report, headers });
    expect(await subject()).toBe(inSpanish("mail.reportReceivedSubject"));

    const hirer = await pro(server, `pro-${people}@harbor.example`, "Harbor Trust");
    const lead = { firstName: "Gracia", lastName: "Marín", email: stranger, message: "Diez fareros." };
    const slug = await ownSlug(hirer);
    await server.ask("POST", `/rest/pros/${slug}/leads`, { payload: lead, headers });
    const { leads } = (await server.ask("GET", "/rest/organization/leads", hirer)).body;
    const answer = `/rest/organization/leads/${leads[0].id}/answer`;
    await server.ask("POST", answer, { ...hirer, payload: { text: "Call us." } });
    expect(await subject()).toBe(inSpanish("mail.leadAnswerSubject", { organization: "Harbor Trust" }));

    const founder = await person(server, `founder-${people}@example.com`);
    const payload = { name: `Faros ${people}`, firstName: "Ana", lastName: "Ruiz" };
    const founded = (await server.ask("POST", "/rest/organizations", { ...founder, payload })).body;
    await server.ask("POST", `/rest/organizations/${founded.slug}/invitations`, {
      payload: { email: stranger, role: "reader" },
      headers: { ...founder.headers, ...headers },
    });
    const { name: organization } = payload;
    expect(await subject()).toBe(inSpanish("mail.memberInvitationSubject", { organization }));
  });
});

async function ownSlug({ accountId }: Person): Promise<string> {
  const pros = server.parts.database.read.selectFrom("pro").select("slug");
  return (await pros.where("account_id", "=", Number(accountId)).executeTakeFirstOrThrow()).slug;
}

it("M-50 a notice comes in the language of the page that is open", async () => {
  const hirer = await pro(server, `pro-${people}@harbor.example`, "Harbor Trust");
  const address = await listen(server);
  const listening = async (language: string) => {
    const page = await converse(address, { origin: server.origin });
    await subscribe(page, { headers: { ...hirer.headers, "accept-language": language } });
    return page;
  };
  const pages = [await listening("es"), await listening("en")] as const;
  await apply(server, ada, await jobNamed(server, "Keeper"));
  const texts = [await heard(server, pages[0]), await heard(server, pages[1])].map(([text]) => text);
  const values = { title: "Keeper" };
  expect(texts[0]).toContain(inSpanish("notice.received", values));
  expect(texts[1]).toContain(messageIn("en-US", "notice.received", values));
  for (const { socket } of pages) socket.close();
});

it("M-50 only languages that there are can be chosen", async () => {
  expect((await choose(ada, "tlh")).status).toBe(400);
});
