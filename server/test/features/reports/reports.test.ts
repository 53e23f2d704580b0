import { limits } from "@candor/contract/limits";
import { mailedReportReceipts, rateLimits } from "@candor/contract/rate-limits";
import { reportReasons } from "@candor/contract/reports/reasons";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setAdministrator } from "../../../src/features/accounts/commands/appoint.ts";
import type { PostingDraft } from "../../../src/features/jobs/rules/posting-draft.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { hirer, organizationNamed } from "../../harness/a-posting.ts";
import { apply, jobNamed, mailsTo, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

const day = 86_400_000;
const operator = "operator@candor.test";

let server: TestApp;
let administrator: Person;
let imported: string;
let tests = 0;
/** Each test has an organization, a posting, a reader and a network of its own. */
let organization: string;
let keeper: string;
let owners: string;
let said: { reason: string; words: string; email: string };

beforeAll(async () => {
  server = await startApp();
  administrator = await person(server, operator);
  await setAdministrator(server.parts, operator, { granted: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  tests += 1;
  organization = `Harbor ${tests} Trust`;
  keeper = `Keeper ${tests}`;
  owners = `owner-${tests}@harbor.example`;
  said = { reason: "asks-for-money", words: "Fifty dollars.", email: `reader-${tests}@example.com` };
  // The queue and its figures are the whole instance's.
  await server.parts.database.write((writer) => writer.deleteFrom("posting_report").execute());
  await offer();
  imported = await jobNamed(server, keeper);
});

/** Imports the posting, as its source states it. */
async function offer(changes: Partial<PostingDraft> = {}): Promise<void> {
  await server.publish(
    [aDraft({ title: keeper, organization, sourceId: "1", ...changes })],
    `source ${tests}`,
  );
}

/** Calls by the owner of the organization. */
async function ofOwner() {
  const owner = await pro(server, owners, organization);
  return hirer(server, owner, await organizationNamed(server, organization));
}

function report(payload: object = said, id = imported) {
  return server.ask("POST", `/rest/jobs/${id}/reports`, { payload, remoteAddress: `10.0.0.${tests}` });
}

async function queue() {
  return (await server.ask("GET", "/rest/admin/reports", administrator)).body;
}

async function decide(isUpheld: boolean, answer = "We looked at it.") {
  const { reports } = await queue();
  const answered = await server.ask("POST", `/rest/admin/reports/${reports[0].id}/answer`, {
    ...administrator,
    payload: { isUpheld, answer },
  });
  await server.parts.settled();
  return answered;
}

async function statusOf(id: string) {
  return (await server.ask("GET", `/rest/job-lookup/${id}`)).body.status;
}

describe("M-11 a reader's report", () => {
  it("needs no account, and is acknowledged with the date of its answer", async () => {
    const { status, body } = await report();
    expect(status).toBe(201);
    const days = (Date.parse(body.answerBy) - server.parts.clock.now()) / day;
    expect(days).toBeGreaterThan(limits.answerBusinessDays);
    const [mail] = await mailsTo(server, said.email);
    expect(mail?.subject).toBe("We have your report of a posting");
    // Anybody may write anybody's address into the form, and post what they like.
    for (const words of [said.words, "Keeper", organization]) {
      expect(mail?.text).not.toContain(words);
      expect(mail?.html).not.toContain(words);
    }
  });

  it("is acknowledged only a few times a day at one address, which may be somebody else's", async () => {
    for (let time = 0; time < mailedReportReceipts.requests + 2; time++)
      expect((await report({ ...said, words: `Fifty dollars, ${time} times.` })).status).toBe(201);
    expect(await mailsTo(server, said.email)).toHaveLength(mailedReportReceipts.requests);
  });

  it.each([
    ["without a reason", { words: "Bad." }, "/reason"],
    ["with a reason of its own", { reason: "ugly" }, "/reason"],
    ["that says nothing beside something else", { reason: "other", words: " " }, "/words"],
    ["to an address that is none", { reason: "scam", email: "reader" }, "/email"],
    ["to an address that cannot exist (V-08)", { reason: "scam", email: "reader@home.nosuch" }, "/email"],
  ])("is refused %s", async (_what, payload, path) => {
    const { status, body } = await report(payload);
    expect([status, body.errors.map((error: { path: string }) => error.path)]).toEqual([400, [path]]);
  });

  it("may give each reason of the list", async () => {
    for (const reason of reportReasons) expect((await report({ ...said, reason })).status).toBe(201);
    const { reports } = await queue();
    expect(reports.map(({ reason }: { reason: string }) => reason).toSorted()).toEqual(
      reportReasons.toSorted(),
    );
  });

  it("is not taken for a draft, which nobody can read", async () => {
    const harbor = await ofOwner();
    expect((await report(said, await harbor.draft())).body.code).toBe("job-not-found");
  });

  it("is one report when it is sent twice at once", async () => {
    await Promise.all([report(), report(), report()]);
    const { reports, reportsDue } = await queue();
    expect(reports).toHaveLength(1);
    expect(reportsDue).toEqual({ owed: 1, late: 0, answered: 0, onTime: 0 });
  });

  it("is taken from one network only so often in an hour", async () => {
    const { requests } = rateLimits.reports;
    for (let at = 0; at < requests; at += 1) await report({ ...said, words: `Time ${at}.` });
    expect((await report()).status).toBe(429);
  });

  it("mails administrators the first of a posting, not each", async () => {
    await report();
    await server.parts.settled();
    await report({ ...said, words: "Again." });
    const mails = await mailsTo(server, operator);
    expect(mails.filter(({ subject }) => subject === `Reported: ${keeper}`)).toHaveLength(1);
  });
});

describe("M-11 an administrator's answer", () => {
  it("is mailed to the reader, once, and shows whether the date was kept", async () => {
    await report();
    // Its receipt has left.
    await server.parts.settled();
    expect((await decide(false, "The office is real.")).status).toBe(204);
    expect((await decide(false)).status).toBe(409);
    const [mail] = await mailsTo(server, said.email);
    expect(mail?.subject).toBe(`We decided about your report of ${keeper}`);
    expect(mail?.text).toContain("The office is real.");
    expect((await queue()).reportsDue).toEqual({ owed: 0, late: 0, answered: 1, onTime: 1 });
    expect(await statusOf(imported)).toBe("open");
  });

  it("is late after its date", async () => {
    await report();
    await server.advance(40 * day);
    administrator = await person(server, operator);
    expect((await queue()).reportsDue).toMatchObject({ owed: 1, late: 1 });
  });

  it("says something", async () => {
    await report();
    expect((await decide(true, " ")).status).toBe(400);
    expect(await statusOf(imported)).toBe("open");
  });

  it("needs an administrator", async () => {
    await report();
    const stranger = await person(server, "stranger@example.com");
    expect((await server.ask("GET", "/rest/admin/reports", stranger)).status).toBe(404);
  });
});

it("M-11 an administrator reads how many applicants wait before a posting is taken down", async () => {
  const harbor = await ofOwner();
  const id = await harbor.publish({ title: "Lamp Keeper" });
  await report(said, id);
  const waiting = async () => (await queue()).reports[0].applicantsWaiting;
  expect(await waiting()).toBe(0);
  const ada = await person(server, `ada-${tests}@example.com`);
  const { body } = await apply(server, ada, id);
  await apply(server, await person(server, `eve-${tests}@example.com`), id);
  expect(await waiting()).toBe(2);
  await server.ask("POST", `/rest/applications/${body.id}/withdrawal`, ada);
  expect(await waiting()).toBe(1);
});

describe("M-11 a posting that was taken off", () => {
  it("stays off the search whatever its source says, until it is allowed again", async () => {
    await report();
    await decide(true);
    expect(await statusOf(imported)).toBe("closed");
    await offer({ text: "Newer." });
    expect(await statusOf(imported)).toBe("closed");
    const path = `/rest/admin/postings/${imported}/withholding`;
    expect((await server.ask("DELETE", path, administrator)).status).toBe(204);
    expect((await server.ask("DELETE", path, administrator)).status).toBe(404);
    await offer({ text: "Newer." });
    expect(await statusOf(imported)).toBe("open");
  });

  it("is paused for its organization, which is told why and cannot resume it", async () => {
    const harbor = await ofOwner();
    const id = await harbor.publish({ title: "Lamp Keeper" });
    await report(said, id);
    await decide(true, "Only for the reader.");
    const [mail] = await mailsTo(server, owners);
    expect(mail?.subject).toBe("We took down your posting Lamp Keeper");
    expect(mail?.text).toContain("It asks applicants for money");
    for (const secret of [said.words, said.email, "Only for the reader."])
      expect(mail?.text).not.toContain(secret);
    const { body } = await harbor.ask("GET", `/${id}`);
    expect(body).toMatchObject({ life: "paused", isWithheld: true, moves: ["close"] });
    expect((await harbor.move(id, "resume")).body.code).toBe("posting-withheld");
    await server.ask("DELETE", `/rest/admin/postings/${id}/withholding`, administrator);
    const [allowed] = await mailsTo(server, owners);
    expect(allowed).toMatchObject({ subject: "You may publish Lamp Keeper again" });
    expect(allowed?.text).toContain(`/organization/jobs/${id}/edit`);
    expect((await harbor.move(id, "resume")).body).toMatchObject({ life: "published", isWithheld: false });
  });

  it("shows its name and the date to anybody, and neither text, pay, source nor signs", async () => {
    const description = "<h3>Requirements</h3><ul><li>Buy the lamp oil yourself</li></ul>";
    await offer({ description, sourceUrl: "https://towers.example/9" });
    const ada = await person(server, `ada-${tests}@example.com`);
    const sheets = [`/rest/jobs/${imported}/match`, `/rest/apply-drafts/${imported}/match`];
    for (const path of sheets)
      expect((await server.ask("GET", path, ada)).body.requirements).toMatchObject([
        { text: "Buy the lamp oil yourself" },
      ]);
    const full = (await server.ask("GET", `/rest/job-lookup/${imported}`)).body;
    expect(full).toMatchObject({ source: {}, description: expect.stringMatching(/./) });
    await report();
    await decide(true);
    const { body } = await server.ask("GET", `/rest/job-lookup/${imported}`);
    expect(body).toMatchObject({ title: keeper, description: "", stated: [], alsoAt: [] });
    expect(body.withheldAt).toBe(body.closedAt);
    for (const left of ["source", "snippet", "compensation", "compensationMin", "head"])
      expect(body).not.toHaveProperty(left);
    expect((await server.ask("GET", `/rest/jobs/${imported}/signals`)).status).toBe(404);
    const eligible = await server.ask("GET", `/rest/job-lookup/${imported}/eligibility?place=Texas`);
    expect(eligible.status).toBe(404);
    for (const path of sheets) expect((await server.ask("GET", path, ada)).status).toBe(404);
    await server.ask("DELETE", `/rest/admin/postings/${imported}/withholding`, administrator);
    await server.parts.settled();
    const allowed = (await server.ask("GET", `/rest/job-lookup/${imported}`)).body;
    expect(allowed).toMatchObject({ status: "closed", description: full.description });
    expect(allowed).not.toHaveProperty("withheldAt");
  });

  it("is said to be taken down on its pages and those of its applicants", async () => {
    const harbor = await ofOwner();
    const id = await harbor.publish({ title: "Lamp Keeper" });
    const ada = await person(server, `ada-${tests}@example.com`);
    const { body: sent } = await apply(server, ada, id);
    await report(said, id);
    await decide(true);
    const { body } = await server.ask("GET", `/rest/applications/${sent.id}`, ada);
    expect(body.job).toMatchObject({ status: "closed", withheldAt: expect.any(String) });
    expect(body.posting.description).not.toBe("");
  });

  it("names the operator in its public log, and no reader", async () => {
    const harbor = await ofOwner();
    const id = await harbor.publish();
    await report(said, id);
    await decide(true);
    const { body } = await server.ask("GET", `/rest/job-lookup/${id}/history`);
    expect(body.changes[0]).toMatchObject({ kind: "withheld", actor: "operator" });
    expect(JSON.stringify(body)).not.toContain("reader-");
  });
});
