import { messageIn } from "@candor/contract/messages/catalogues";
import { preferenceKinds } from "@candor/contract/values";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { mailsTo, type Person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

const halfDay = 12 * 3_600_000;
const address = "holder@harbor.example";
const operator = "head@candor.example";

let server: TestApp;
let holder: Person;

beforeEach(async () => {
  server = await startApp({ ADMIN_EMAIL: operator });
  await server.publish([aDraft({ title: "Keeper", organization: "Harbor Trust" })]);
  holder = await pro(server, address, "Harbor Trust");
});
afterEach(() => server.close());

const grace = { firstName: "Grace", lastName: "Brewster", email: "grace@work.example" };

async function write(message: string): Promise<{ answerBy: string }> {
  const { slug } = await server.parts.database.read
    .selectFrom("pro")
    .select("slug")
    .where("account_id", "=", Number(holder.accountId))
    .executeTakeFirstOrThrow();
  return (await server.ask("POST", `/rest/pros/${slug}/leads`, { payload: { ...grace, message } })).body;
}

/** In steps, since a reminder that is a day late isn't sent. */
async function pass({ answerBy }: { answerBy: string }): Promise<void> {
  const { clock } = server.parts;
  while (clock.now() <= Date.parse(answerBy)) await server.advance(halfDay);
}

async function reminders(to: string) {
  const subjects = ([1, 2] as const).map((count) =>
    messageIn("en-US", count === 1 ? "mail.reminderSubject_one" : "mail.reminderSubject_other", { count }),
  );
  return (await mailsTo(server, to)).filter(({ subject }) => subjects.includes(subject));
}

describe("M-44 until a lead is answered", () => {
  it("its Pro is reminded two business days before the date and on it, once for all leads of a day", async () => {
    const answer = await write("Ten keepers.");
    await write("Eleven keepers.");
    await pass(answer);
    const mails = await reminders(address);
    expect(mails.map(({ subject }) => subject)).toEqual(["2 answers are due", "2 answers are due"]);
    for (const { text } of mails) {
      expect(text).toContain("2 leads are waiting for an answer.");
      expect(text).toContain("/organization/leads");
      expect(text).not.toContain("Grace");
    }
  });

  it("and not any more afterwards", async () => {
    const answer = await write("Ten keepers.");
    const [{ id }] = (await server.ask("GET", "/rest/organization/leads", holder)).body.leads;
    await server.ask("POST", `/rest/organization/leads/${id}/answer`, { ...holder, payload: {} });
    await pass(answer);
    expect(await reminders(address)).toEqual([]);
  });

  it("a Pro who wants no reminders gets none", async () => {
    const answer = await write("Ten keepers.");
    const { status } = await server.ask("PUT", "/rest/preferences", {
      ...holder,
      payload: { preferences: preferenceKinds.map((kind) => ({ kind, channel: "email", wanted: false })) },
    });
    expect(status).toBe(200);
    await pass(answer);
    expect(await reminders(address)).toEqual([]);
  });

  it("the operator is reminded of what people wrote to the operator", async () => {
    const { body } = await server.ask("POST", "/rest/leads", { payload: grace });
    await pass(body);
    const mails = await reminders(operator);
    expect(mails.map(({ subject }) => subject)).toEqual(["1 answer is due", "1 answer is due"]);
    expect(mails[0]?.text).toContain("http://candor.test/admin/leads");
  });
});
