import { limits } from "@candor/contract/limits";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { jobNamed, mailsTo, type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let job: string;
let people = 0;

beforeAll(async () => {
  server = await startApp();
  await server.publish([aDraft({ title: "Net Mender", sourceUrl: "https://source.example/2" })]);
  job = await jobNamed(server, "Net Mender");
});
afterAll(() => server.close());

const email = () => `noter${(people += 1)}@example.com`;
const url = "https://elsewhere.example/jobs/1";

const note = (who: Person, payload: object) =>
  server.ask("POST", "/rest/outside-applications", { ...who, payload });
const change = (who: Person, id: string, payload: object) =>
  server.ask("PATCH", `/rest/outside-applications/${id}`, { ...who, payload });
const list = async (who: Person) =>
  (await server.ask("GET", "/rest/outside-applications", who)).body.applications;

describe("applications made elsewhere", () => {
  it("C-20 are noted for a posting here, once, and for any address", async () => {
    const ada = await person(server, email());
    const first = await note(ada, { jobId: job });
    expect(first).toMatchObject({
      status: 201,
      body: { title: "Net Mender", stage: "submitted", jobId: job },
    });
    await server.advance(1000);
    expect((await note(ada, { jobId: job })).body.id).toBe(first.body.id);
    await note(ada, { url, title: "Sail Cutter", organization: "Loft" });
    await server.advance(1000);
    await note(ada, { url: "https://elsewhere.example/jobs/2" });
    expect((await list(ada)).map(({ title }: { title: string }) => title)).toEqual([
      "elsewhere.example",
      "Sail Cutter",
      "Net Mender",
    ]);
    expect((await note(ada, { url: "javascript:alert(1)" })).status).toBe(400);
  });

  it("M-40 are noted once for each address, however it is written", async () => {
    const ada = await person(server, email());
    const first = await note(ada, { url, title: "Sail Cutter" });
    expect(first.body.known).toBeUndefined();
    for (const again of [url, "http://www.Elsewhere.example:80/jobs/1/?utm_source=mail&gclid=x#apply"])
      expect(await note(ada, { url: again, title: "Again" })).toMatchObject({
        status: 201,
        body: { id: first.body.id, title: "Sail Cutter", known: true },
      });
    for (const other of [`${url}?id=2`, `${url}#/job/2`, "https://elsewhere.example:8443/jobs/1"])
      expect((await note(ada, { url: other })).body.known, other).toBeUndefined();
    expect(await list(ada)).toHaveLength(4);
    const eve = await person(server, email());
    expect((await note(eve, { url })).body.known).toBeUndefined();
    await server.ask("DELETE", `/rest/outside-applications/${first.body.id}`, ada);
    expect((await note(ada, { url })).body.known).toBeUndefined();
  });

  it("M-40 are noted once for a posting here and its address", async () => {
    const [ada, eve] = [await person(server, email()), await person(server, email())];
    const { id } = (await note(ada, { url: "https://source.example/2/", title: "Nets" })).body;
    expect((await note(ada, { jobId: job })).body).toMatchObject({
      id,
      title: "Nets",
      jobId: job,
      known: true,
    });
    const here = (await note(eve, { jobId: job })).body;
    expect((await note(eve, { url: "https://source.example/2" })).body).toMatchObject({
      id: here.id,
      known: true,
    });
    expect([await list(ada), await list(eve)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it("are counted separately from those sent here", async () => {
    const ada = await person(server, email());
    await note(ada, { jobId: job });
    const { body: own } = await server.ask("GET", "/rest/applications", ada);
    const { body: badge } = await server.ask("GET", "/rest/applications/badge-info", ada);
    expect([own.applications, own.counts, badge.applications]).toEqual([[], {}, 0]);
  });

  it("have notes, stages and reminders, which nobody else reads or changes", async () => {
    const [ada, eve] = [await person(server, email()), await person(server, email())];
    const { id } = (await note(ada, { url })).body;
    const changes = {
      title: "Sail Cutter",
      organization: "Loft",
      stage: "interview",
      notes: "Bring thread.",
    };
    expect((await change(ada, id, changes)).body).toMatchObject(changes);
    expect((await change(eve, id, { notes: "Mine" })).status).toBe(404);
    await server.ask("DELETE", `/rest/outside-applications/${id}`, eve);
    expect(await list(ada)).toEqual([expect.objectContaining(changes)]);
    expect(await list(eve)).toEqual([]);
    expect((await change(ada, id, { title: "" })).status).toBe(400);
    expect((await server.ask("DELETE", `/rest/outside-applications/${id}`, ada)).status).toBe(204);
    expect(await list(ada)).toEqual([]);
  });

  it("remind their owner in the morning of the day that stands in the list, once", async () => {
    const to = email();
    const ada = await person(server, to);
    const { id } = (await note(ada, { url, title: "Sail Cutter" })).body;
    const inDays = (days: number) =>
      new Date(server.parts.clock.now() + days * 86_400_000).toISOString().slice(0, 10);
    const reminders = async () =>
      (await mailsTo(server, to)).filter(({ subject }) => subject === "Reminder: Sail Cutter");
    await change(ada, id, { remindOn: inDays(2), notes: "Call them." });
    expect((await change(ada, id, { remindOn: inDays(4) })).body.remindAt).toBe(`${inDays(4)}T09:00:00.000Z`);
    await server.advance(3 * 86_400_000);
    expect(await reminders()).toEqual([]);
    await server.advance(2 * 86_400_000);
    expect(await reminders()).toEqual([
      expect.objectContaining({ text: expect.stringContaining("Call them.") }),
    ]);
    await change(ada, id, { remindOn: inDays(1) });
    await change(ada, id, { remindOn: null });
    await server.advance(2 * 86_400_000);
    expect(await reminders()).toHaveLength(1);
  });

  it("are limited in number", async () => {
    const ada = await person(server, email());
    const { id } = await server.parts.database.read
      .selectFrom("account")
      .select("id")
      .where("id", "=", Number(ada.accountId))
      .executeTakeFirstOrThrow();
    const row = { account_id: id, posting_id: null, url, organization: null, stage: "submitted" as const };
    const full = Array.from({ length: limits.outsideApplications }, (_, at) => ({
      ...row,
      title: `Job ${at}`,
      notes: "",
      remind_at: null,
      applied_at: at,
      modified_at: at,
    }));
    await server.parts.database.write((writer) =>
      writer.insertInto("outside_application").values(full).execute(),
    );
    expect((await note(ada, { url: `${url}0` })).body.code).toBe("too-many-outside");
    expect((await note(ada, { url })).body.known).toBe(true);
  });
});
