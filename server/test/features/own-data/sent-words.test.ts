import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setAdministrator } from "../../../src/features/accounts/commands/appoint.ts";
import { mailLead } from "../../../src/features/leads/tasks.ts";
import { hour } from "../../../src/platform/durations.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { jobNamed, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { eraseNow } from "../../harness/erase-now.ts";
import { holdingBack } from "../../harness/holding-back.ts";
import { ownName } from "../../harness/members.ts";

const operator = "operator@candor.test";

let server: TestApp;
let slug: string;
let job: string;

beforeAll(async () => {
  server = await startApp({ ADMIN_EMAIL: "head@candor.test" });
  await server.publish([
    aDraft({ title: "Keeper", organization: "Harbor Trust" }),
    aDraft({ title: "Diver", organization: "Pier Works", sourceId: "2" }),
  ]);
  job = await jobNamed(server, "Keeper");
  await person(server, operator);
  await setAdministrator(server.parts, operator, { granted: true });
  const holder = await pro(server, "holder@harbor.example", "Harbor Trust");
  const row = await server.parts.database.read
    .selectFrom("pro")
    .select("slug")
    .where("account_id", "=", Number(holder.accountId))
    .executeTakeFirstOrThrow();
  slug = row.slug;
});
afterAll(() => server.close());

function leadOf(email: string, word: string) {
  // The account has another name, so only the address says whose lead this is.
  return { firstName: "Grace", lastName: word, email, phone: "(212) 555-2368", message: `Ten ${word}.` };
}

/** Who has a mail with these words, each once. */
async function told(word: string): Promise<string[]> {
  await server.parts.settled();
  const rows = await server.parts.database.read
    .selectFrom("mail")
    .select(["recipient", "subject", "text"])
    .execute();
  const found = rows.filter(({ subject, text }) => `${subject} ${text}`.includes(word));
  return [...new Set(found.map(({ recipient }) => recipient))].toSorted();
}

async function taskKeys(): Promise<string[]> {
  const rows = await server.parts.database.read.selectFrom("task").select("key").execute();
  return rows.map(({ key }) => key);
}

/** The key of the mail that has this word, which is also part of its task's. */
async function keyOf(recipient: string, word: string): Promise<string> {
  const { message_key: key } = await server.parts.database.read
    .selectFrom("mail")
    .select("message_key")
    .where("recipient", "=", recipient)
    .where("text", "like", `%${word}%`)
    .executeTakeFirstOrThrow();
  return key;
}

describe("M-27 a deleted person's words to those who answer them", () => {
  it("go from the mails about their leads, with the tasks that sent them", async () => {
    const own = await person(server, "zyxlead@example.com");
    const lead = leadOf("zyxlead@example.com", "Zyxleadword");
    expect((await server.ask("POST", `/rest/pros/${slug}/leads`, { payload: lead })).status).toBe(201);
    expect((await server.ask("POST", "/rest/leads", { payload: lead })).status).toBe(201);
    expect(await told("Zyxleadword")).toEqual(["head@candor.test", "holder@harbor.example"]);
    const key = await keyOf("head@candor.test", "Zyxleadword");
    expect((await taskKeys()).some((task) => task.endsWith(`:${key}`))).toBe(true);
    await eraseNow(server, own);
    expect(await told("Zyxleadword")).toEqual([]);
    expect((await taskKeys()).some((task) => task.endsWith(`:${key}`))).toBe(false);
  });

  it("go from the mail about their report", async () => {
    const own = await person(server, "zyxreport@example.com");
    const payload = { reason: "other", words: "Zyxreportword said so.", email: "zyxreport@example.com" };
    expect((await server.ask("POST", `/rest/jobs/${job}/reports`, { payload })).status).toBe(201);
    expect(await told("Zyxreportword")).toContain(operator);
    await eraseNow(server, own);
    expect(await told("Zyxreportword")).toEqual([]);
  });

  it("go from a mail that a task had begun to write", async () => {
    const own = await person(server, "zyxlate@example.com");
    const lead = leadOf("zyxlate@example.com", "Zyxlateword");
    await server.ask("POST", "/rest/leads", { payload: lead });
    await server.parts.settled();
    const { sequence, subject_id: subjectId } = await server.parts.database.read
      .selectFrom("event")
      .select(["sequence", "subject_id"])
      .where("name", "=", "lead-received")
      .orderBy("sequence", "desc")
      .executeTakeFirstOrThrow();
    const held = holdingBack(server.parts.database);
    const parts = { ...server.parts, database: held.database, from: "us@example.com" };
    const mailing = mailLead.run(
      { ...parts, publicUrl: () => server.origin, operatorEmail: "late@candor.test" },
      { subjectId: subjectId ?? -1 },
      { id: 0, key: `mail-lead:${sequence}:again`, name: "mail-lead", payload: {}, attempts: 1 },
    );
    await held.reached;
    await eraseNow(server, own);
    held.letGo();
    await mailing;
    expect(await told("Zyxlateword")).toEqual(["late@candor.test"]);
    await server.advance(hour);
    expect(await told("Zyxlateword")).toEqual([]);
  });

  it("go from the mail about their claim", async () => {
    const own = await person(server, "zyxclaim@example.com");
    const claimed = await server.ask("POST", "/rest/organizations/pier-works/claims", {
      ...own,
      payload: { ...ownName, method: "administrator", reason: "I keep its books." },
    });
    expect(claimed.body).toMatchObject({ state: "waiting" });
    expect(await told("zyxclaim@example.com")).toContain(operator);
    await eraseNow(server, own);
    expect(await told("zyxclaim@example.com")).toEqual([]);
  });

  it("leave other people's in place", async () => {
    const own = await person(server, "zyxgone@example.com");
    await server.ask("POST", "/rest/leads", { payload: leadOf("zyxgone@example.com", "Zyxgoneword") });
    await server.ask("POST", "/rest/leads", { payload: leadOf("zyxstays@example.com", "Zyxstaysword") });
    const words = { reason: "other", words: "Zyxstaysword said so.", email: "zyxstays@example.com" };
    // About a posting with an open report, nobody is mailed again.
    const other = await jobNamed(server, "Diver");
    await server.ask("POST", `/rest/jobs/${other}/reports`, { payload: words });
    expect(await told("Zyxgoneword")).toEqual(["head@candor.test"]);
    const before = await told("Zyxstaysword");
    expect(before).toContain("head@candor.test");
    await eraseNow(server, own);
    expect(await told("Zyxgoneword")).toEqual([]);
    expect(await told("Zyxstaysword")).toEqual(before);
  });
});
