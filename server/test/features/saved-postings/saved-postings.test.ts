import { limits } from "@candor/contract/limits";
import type { SavedPosting } from "@candor/contract/saved-postings/shapes";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { signIn } from "../../harness/sign-in.ts";

type Headers = { authorization: string };

let server: TestApp;
let ada: Headers;
let eve: Headers;
let people = 0;
let jobs: string[];

const crowd = limits.savedPostings + 1;

beforeAll(async () => {
  server = await startApp();
  await server.publish(
    Array.from({ length: crowd }, (_, at) =>
      aDraft({ source: "saved", sourceId: String(at), title: `Buoy Painter ${at}` }),
    ),
    "saved",
  );
  jobs = await idsOf("saved");
}, 60_000);
beforeEach(async () => {
  ada = await somebody();
  eve = await somebody();
});
afterAll(() => server.close());

async function somebody(): Promise<Headers> {
  people += 1;
  return { authorization: `Bearer ${(await signIn(server, `saver${people}@example.com`)).jwt}` };
}

/** In order of publication. */
async function idsOf(source: string): Promise<string[]> {
  const rows = await server.parts.database.read
    .selectFrom("posting")
    .select("id")
    .where("source", "=", source)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => String(id));
}

function save(headers: Headers | object, ...postings: object[]) {
  return server.ask("POST", "/rest/saved-postings", { headers: { ...headers }, payload: { postings } });
}

function forget(headers: Headers | object, id: string | undefined) {
  return server.ask("DELETE", `/rest/saved-postings/${id}`, { headers: { ...headers } });
}

async function saved(headers: Headers): Promise<SavedPosting[]> {
  return (await server.ask("GET", "/rest/saved-postings", { headers })).body.postings;
}

async function savedIds(headers: Headers): Promise<string[]> {
  return (await server.ask("GET", "/rest/saved-postings/ids", { headers })).body.ids;
}

const numbers = (count: number) => jobs.slice(0, count).map((id) => ({ id }));

describe("saved postings", () => {
  it("are listed with the latest first, and each once", async () => {
    const [first, second] = jobs;
    await save(ada, { id: first });
    await server.advance(1000);
    expect((await save(ada, { id: second })).body).toEqual({ ids: [second] });
    await server.advance(1000);
    await save(ada, { id: first });
    expect(await savedIds(ada)).toEqual([second, first]);
    expect(await saved(ada)).toEqual([
      expect.objectContaining({
        state: "open",
        savedAt: expect.any(String),
        posting: expect.objectContaining({ id: second, title: "Buoy Painter 1" }),
      }),
      expect.objectContaining({ posting: expect.objectContaining({ id: first }) }),
    ]);
    expect((await saved(ada))[0]).not.toHaveProperty("changedAt");
  });

  it("are removed, and removing one that is not there is no error", async () => {
    await save(ada, ...numbers(2));
    expect((await forget(ada, jobs[0])).status).toBe(204);
    expect(await savedIds(ada)).toEqual([jobs[1]]);
    expect((await forget(ada, jobs[0])).status).toBe(204);
    expect((await forget(ada, "999999999")).status).toBe(204);
  });

  it("are private: nobody else lists or removes them, and a stranger is refused", async () => {
    await save(ada, { id: jobs[0] });
    expect(await savedIds(eve)).toEqual([]);
    expect(await saved(eve)).toEqual([]);
    await forget(eve, jobs[0]);
    expect(await savedIds(ada)).toEqual([jobs[0]]);
    expect((await save({}, { id: jobs[0] })).status).toBe(401);
    expect((await forget({}, jobs[0])).status).toBe(401);
    expect((await server.ask("GET", "/rest/saved-postings")).status).toBe(401);
    expect((await server.ask("GET", "/rest/saved-postings/ids")).status).toBe(401);
  });

  it("are limited in number: what is past the limit is refused, and nothing of the call is saved", async () => {
    expect((await save(ada, ...numbers(limits.savedPostings))).status).toBe(200);
    const last = { id: jobs.at(-1) };
    expect(await save(ada, last)).toMatchObject({ status: 409, body: { code: "too-many-saved" } });
    expect(await savedIds(ada)).toHaveLength(limits.savedPostings);
    expect((await save(ada, { id: jobs[0] })).status).toBe(200);
    await forget(ada, jobs[0]);
    expect((await save(ada, last)).status).toBe(200);
  });

  it("M-30 keep the time that a browser brings, unless it lies in the future", async () => {
    const now = server.parts.clock.now();
    const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
    await save(ada, { id: jobs[0], savedAt: at(-5) }, { id: jobs[1], savedAt: at(5) });
    const [ahead, before] = await saved(ada);
    expect(before?.savedAt).toBe(at(-5));
    expect(Date.parse(ahead?.savedAt ?? "")).toBeLessThanOrEqual(server.parts.clock.now());
  });

  it("leave out what is no posting, and drafts, which are their organization's alone", async () => {
    expect((await save(ada, { id: "999999999" }, { id: jobs[0] })).body).toEqual({ ids: [jobs[0]] });
    expect((await save(ada, { id: "0" })).body).toEqual({ ids: [] });
    await server.publish([aDraft({ source: "drafts", sourceId: "1" })], "drafts");
    const [draft] = await idsOf("drafts");
    await server.parts.database.write((writer) =>
      writer.updateTable("posting").set({ life: "draft" }).where("id", "=", Number(draft)).execute(),
    );
    expect((await save(ada, { id: draft })).body).toEqual({ ids: [] });
    expect(await savedIds(ada)).toEqual([jobs[0]]);
  });

  it.each([[[]], [[{}]], [[{ id: "x" }]], [[{ id: "1", savedAt: "soon" }]]])(
    "are refused if they are none: %j",
    async (postings) => {
      expect(await save(ada, ...postings)).toMatchObject({ status: 400, body: { code: "invalid-request" } });
    },
  );

  it("M-30 of an import tell what changed since: what a list said then, and says now", async () => {
    const draft = { source: "mill", sourceId: "1", title: "Mill Hand", organization: "Mill" } as const;
    const pay = (min: number) => ({ min, max: 30, type: "hour", currency: "USD" }) as const;
    await server.publish([aDraft({ ...draft, compensation: pay(20), jobType: "contract" })], "mill");
    const [id] = await idsOf("mill");
    await save(ada, { id });
    expect((await saved(ada))[0]).not.toHaveProperty("changes");
    await server.advance(1000);
    await server.publish([aDraft({ ...draft, compensation: pay(25), jobType: "permanent" })], "mill");
    expect((await saved(ada))[0]?.changes).toEqual([
      { field: "pay", label: "Pay", before: "$20 - $30 per hour", after: "$25 - $30 per hour" },
      { field: "jobType", label: "Job type", before: "Contract", after: "Permanent" },
    ]);
    await save(eve, { id });
    await server.advance(1000);
    const same = { ...draft, compensation: pay(25), jobType: "permanent" } as const;
    await server.publish([aDraft({ ...same, description: "<p>Grind flour.</p>" })], "mill");
    expect((await saved(eve))[0]?.changes).toEqual([]);
    await save(ada, { id });
    expect((await saved(ada))[0]?.changes).toHaveLength(2);
  });

  it("tell when they close, what changed since, and that they are closed", async () => {
    const draft = { source: "shore", sourceId: "1", title: "Shore Warden" };
    await server.publish([aDraft(draft)], "shore");
    const [id] = await idsOf("shore");
    await save(ada, { id });
    await server.advance(1000);
    await server.publish([aDraft({ ...draft, title: "Senior Shore Warden" })], "shore");
    const [changed] = await saved(ada);
    expect(changed).toMatchObject({ state: "open", posting: { title: "Senior Shore Warden" } });
    expect(Date.parse(changed?.changedAt ?? "")).toBeGreaterThan(Date.parse(changed?.savedAt ?? ""));
    const closesAt = Date.UTC(2031, 0, 5);
    await server.parts.database.write((writer) =>
      writer.updateTable("posting").set({ closes_at: closesAt }).where("id", "=", Number(id)).execute(),
    );
    expect((await saved(ada))[0]?.closesAt).toBe(new Date(closesAt).toISOString());
    await server.publish([], "shore");
    expect((await saved(ada))[0]).toMatchObject({ state: "closed", closedAt: expect.any(String) });
  });

  it("M-11 say of one that was taken down its name and the date, and what it said no more", async () => {
    const draft = { source: "lock", sourceId: "1", title: "Lock Keeper", organization: "Lock" } as const;
    const pay = (min: number) => ({ min, max: 30, type: "hour", currency: "USD" }) as const;
    await server.publish([aDraft({ ...draft, compensation: pay(20) })], "lock");
    const [id] = await idsOf("lock");
    await save(ada, { id });
    await server.advance(1000);
    await server.publish([aDraft({ ...draft, compensation: pay(25) })], "lock");
    const { database, clock } = server.parts;
    const now = clock.now();
    await database.write((writer) =>
      writer
        .updateTable("posting")
        .set({ withheld_at: now, status: "closed", closed_at: now })
        .where("id", "=", Number(id))
        .execute(),
    );
    const [entry] = await saved(ada);
    expect(entry).toMatchObject({
      state: "closed",
      withheldAt: new Date(now).toISOString(),
      posting: { title: "Lock Keeper", organization: { name: "Lock" } },
    });
    for (const left of ["compensation", "compensationMin", "source", "snippet", "jobType"])
      expect(entry?.posting).not.toHaveProperty(left);
    expect(entry).not.toHaveProperty("changes");
  });

  it("say what one did with each: applied, or withdrew", async () => {
    const who = await person(server, `saver${(people += 1)}@example.com`);
    const headers = who.headers as Headers;
    await save(headers, { id: jobs[0] });
    expect((await saved(headers))[0]?.posting).not.toHaveProperty("own");
    const { id } = (await apply(server, who, jobs[0] as string)).body;
    expect((await saved(headers))[0]?.posting.own).toEqual({ applied: true, application: id });
    await server.ask("POST", `/rest/applications/${id}/withdrawal`, who);
    expect((await saved(headers))[0]?.posting.own).toEqual({ application: id });
  });
});
