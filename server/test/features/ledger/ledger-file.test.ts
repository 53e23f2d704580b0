import type { LedgerFile } from "@candor/contract/organizations/public-shapes";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { recounted } from "../../../src/features/ledger/views.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, type Person, person, pro } from "../../harness/an-application.ts";
import { type Asked, startApp, type TestApp } from "../../harness/app.ts";
import { joinAgain } from "../../harness/members.ts";

const day = 86_400_000;

let server: TestApp;
let jobId: string;
let hirer: Person;
let tests = 0;
/** Each test has an organization of its own, and people who have done nothing yet. */
let organization: string;
let slug: string;
let email: string;

beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  tests += 1;
  organization = `Harbor ${tests} Trust`;
  slug = `harbor-${tests}-trust`;
  email = `pro-${tests}@harbor.example`;
  // So that sign-ins don't reach their limit.
  await server.advance(3_600_000);
  await server.publish([aDraft({ title: `Keeper ${tests}`, organization })], `test ${tests}`);
  jobId = await jobNamed(server, `Keeper ${tests}`);
  hirer = await pro(server, email, organization);
});

const seekerOf = (at: number) => person(server, `seeker${at}-${tests}@example.com`);

async function applied(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at++) {
    const seeker = await seekerOf(at);
    ids.push((await apply(server, seeker, jobId, { firstName: `Zqx${at}` })).body.id);
  }
  return ids;
}

async function answer(ids: readonly string[], opening: boolean, by = email): Promise<void> {
  hirer = await person(server, by);
  for (const id of ids) {
    const path = `/rest/organization/applications/${id}`;
    if (opening) await server.ask("POST", `${path}/views`, hirer);
    await server.ask("POST", `${path}/decision`, { ...hirer, payload: { stage: "interview" } });
  }
  await server.parts.settled();
}

function ledger(): Promise<Asked> {
  return server.ask("GET", `/rest/organizations/${slug}/ledger`);
}

async function file(): Promise<LedgerFile> {
  const { status, body } = await ledger();
  expect(status).toBe(200);
  return body;
}

describe("M-02 the events behind a record", () => {
  it("count to the same figures, to the byte, and to what the organization's page shows", async () => {
    const ids = await applied(7);
    await answer(ids.slice(0, 4), true);
    await server.advance(20 * day);
    await answer(ids.slice(4, 5), true);
    const shown = await file();
    const again = recounted(JSON.stringify(shown));
    expect(again).toMatchObject({ same: true });
    const page = await server.ask("GET", `/rest/organizations/${slug}`);
    expect(JSON.stringify(shown.figures)).toBe(JSON.stringify(page.body.responsiveness));
    expect(shown.figures).toMatchObject({ n: 7, answeredInTime: 4, late: 1, missed: 2 });
    // Later events count with the next answer.
    await server.ask("POST", `/rest/organization/applications/${ids[6]}/views`, hirer);
    expect(recounted(JSON.stringify(await file()))?.same).toBe(true);
  });

  it("give away a figure that was changed, and a date that was", async () => {
    await answer(await applied(5), true);
    const shown = await file();
    const better = { ...shown, figures: { ...shown.figures, n: 6 } };
    expect(recounted(JSON.stringify(better))?.same).toBe(false);
    const entries = shown.entries.map((entry) =>
      entry.kind === "answered"
        ? { ...entry, at: new Date(Date.parse(entry.at) + 60 * day).toISOString() }
        : entry,
    );
    expect(recounted(JSON.stringify({ ...shown, entries }))?.same).toBe(false);
    expect(recounted("{}")).toBeUndefined();
    expect(recounted("no file")).toBeUndefined();
  });

  it("name nobody: no account, no posting, no stage, and no number that is used elsewhere", async () => {
    const ids = await applied(6);
    await server.ask("POST", `/rest/applications/${ids[0]}/withdrawal`, await seekerOf(0));
    await answer(ids.slice(1), true);
    const shown = await file();
    expect(Object.keys(shown.entries[0] ?? {}).toSorted()).toEqual(["answerBy", "application", "at", "kind"]);
    expect(JSON.stringify(shown)).not.toMatch(/Zqx|example\.com|interview|Keeper/);
    expect(new Set(shown.entries.map(({ application }) => application))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it("are shown from five answers on", async () => {
    await answer(await applied(4), true);
    expect((await ledger()).status).toBe(404);
    expect((await server.ask("GET", "/rest/organizations/no-such-company/ledger")).status).toBe(404);
  });
});

describe("M-02 a record does not improve", () => {
  it("by answering what nobody has opened: the file says how many", async () => {
    const ids = await applied(6);
    await answer(ids.slice(0, 2), true);
    await answer(ids.slice(2), false);
    expect((await file()).unopened).toBe(4);
  });

  it("by changing the posting's promise or closing the posting after people have applied", async () => {
    await applied(5);
    await server.parts.database.write((writer) =>
      writer
        .updateTable("posting")
        .set({ answer_business_days: 200, status: "closed" })
        .where("id", "=", Number(jobId))
        .execute(),
    );
    await server.advance(40 * day);
    await server.parts.settled();
    expect((await file()).figures).toMatchObject({ n: 5, answeredInTime: 0, missed: 5 });
  });

  it("by applications of its own people, whenever they joined it", async () => {
    await answer(await applied(5), true);
    const insider = await person(server, `insider-${tests}@harbor.example`);
    const own = (await apply(server, hirer, jobId)).body.id;
    const later = (await apply(server, insider, jobId)).body.id;
    await joinAgain(server, insider, "recruiter", organization);
    await answer([own, later], true);
    const { figures, entries } = await file();
    expect(figures.n).toBe(5);
    expect(new Set(entries.map(({ application }) => application)).size).toBe(5);
  });
});

describe("M-02 the record of a Pro", () => {
  const colleague = () => `colleague-${tests}@harbor.example`;

  async function slugOf(address: string): Promise<string> {
    const pro = await server.parts.database.read
      .selectFrom("pro")
      .innerJoin("account", "account.id", "pro.account_id")
      .select("pro.slug")
      .where("account.email", "=", address)
      .executeTakeFirstOrThrow();
    return pro.slug;
  }

  it("counts what they were the first to answer, and can be counted again to the byte", async () => {
    await pro(server, colleague(), organization);
    const ids = await applied(13);
    await answer(ids.slice(0, 4), true, colleague());
    await answer(ids.slice(4, 10), true);
    // Answered before: it stays with the one who did.
    await server.ask("POST", `/rest/organization/applications/${ids[4]}/decision`, {
      ...(await person(server, colleague())),
      payload: { stage: "offer" },
    });
    await server.advance(20 * day);
    await answer(ids.slice(10, 12), true, colleague());
    const proSlug = await slugOf(colleague());
    const { body: page } = await server.ask("GET", `/rest/pros/${proSlug}`);
    expect(page).toMatchObject({ n: 6, responsiveness: { n: 6, answeredInTime: 4, late: 2, missed: 0 } });
    const { body: shown } = await server.ask("GET", `/rest/pros/${proSlug}/ledger`);
    expect(shown.pro).toEqual({ slug: proSlug, name: page.name });
    expect(JSON.stringify(shown.figures)).toBe(JSON.stringify(page.responsiveness));
    expect(recounted(JSON.stringify(shown))).toMatchObject({ same: true });
    expect(shown.entries.every((entry: object) => !("by" in entry))).toBe(true);
    expect((await file()).figures).toMatchObject({ n: 13, answeredInTime: 10, late: 2, missed: 1 });
  });

  it("is shown from five answers on; before, only how many there are", async () => {
    await answer(await applied(4), true);
    const proSlug = await slugOf(email);
    const { body } = await server.ask("GET", `/rest/pros/${proSlug}`);
    expect(body.n).toBe(4);
    expect(body).not.toHaveProperty("responsiveness");
    expect((await server.ask("GET", `/rest/pros/${proSlug}/ledger`)).status).toBe(404);
  });
});
