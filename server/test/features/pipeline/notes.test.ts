import { limits } from "@candor/contract/limits";
import { routes } from "@candor/contract/routes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { personOf } from "../../../src/features/own-data/queries/person.ts";
import { recordsOf } from "../../../src/features/own-data/queries/portions.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, mailsTo, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { join } from "../../harness/members.ts";

const secret = "zqxcanary";

let server: TestApp;
let ada: Person;
let grace: Person;
let colleague: Person;
let colleagueId: string;
let reader: Person;
let rival: Person;
let id: string;
let job: string;

beforeAll(async () => {
  server = await startApp();
  await server.publish([
    aDraft({ title: "Keeper", organization: "Harbor Trust" }),
    aDraft({ title: "Rival", organization: "Other Trust" }),
  ]);
  grace = await pro(server, "grace@harbor.example", "Harbor Trust");
  rival = await pro(server, "rival@other.example", "Other Trust");
  colleague = await person(server, "alan@harbor.example");
  colleagueId = await join(server, colleague, "recruiter", "Harbor Trust");
  reader = await person(server, "reader@harbor.example");
  await join(server, reader, "reader", "Harbor Trust");
  ada = await person(server, "ada@example.com");
  job = await jobNamed(server, "Keeper");
  id = (await apply(server, ada, job)).body.id;
});
afterAll(() => server.close());

function write(text: string, mentions: readonly string[] = [], by = grace) {
  return server.ask("POST", `/rest/organization/applications/${id}/notes`, {
    ...by,
    payload: { text, mentions },
  });
}

const desk = (by: Person) => server.ask("GET", `/rest/organization/applications/${id}/desk`, by);

/** One story: later tests look for what earlier ones wrote. */
describe("a note", { shuffle: false }, () => {
  it("is read by every member, and mailed to the colleague whom it names", async () => {
    expect((await write(`${secret} ask about knots`, [colleagueId])).status).toBe(204);
    for (const by of [grace, colleague, reader])
      expect((await desk(by)).body.notes).toMatchObject([
        { text: `${secret} ask about knots`, author: "grace@harbor.example" },
      ]);
    const notesTo = async (email: string) =>
      (await mailsTo(server, email)).filter(({ subject }) => subject.includes("wrote you a note"));
    const [mail] = await notesTo("alan@harbor.example");
    expect(mail?.subject).toContain("wrote you a note about Ada Byron");
    expect(mail?.text).toContain("ask about knots");
    expect(await notesTo("grace@harbor.example")).toEqual([]);
  });

  it("P-05 is nobody else's to read or write, and names nobody from elsewhere", async () => {
    for (const by of [rival, ada]) {
      expect((await desk(by)).status).toBe(404);
      expect((await write("mine", [], by)).status).toBe(404);
    }
    expect((await write("mine", [], reader)).status).toBe(404);
    expect((await write("mine", ["999999"])).status).toBe(404);
    expect((await write("  ")).body.errors[0].key).toBe("validation.noteRequired");
    expect((await desk(grace)).body.notes).toHaveLength(1);
  });

  it("sent again with its key is written once", async () => {
    const again = () =>
      server.ask("POST", `/rest/organization/applications/${id}/notes`, {
        headers: { ...grace.headers, "idempotency-key": "a-note" },
        payload: { text: "Once" },
      });
    const answers = [await again(), await again()];
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    const { notes } = (await desk(grace)).body;
    expect(notes.filter(({ text }: { text: string }) => text === "Once")).toHaveLength(1);
  });

  it("reaches its applicant by no call, and is not in what they take along", async () => {
    await server.ask("POST", "/rest/organization/tags", {
      ...grace,
      payload: { applicationIds: [id], tag: secret },
    });
    const asked: string[] = [];
    for (const [name, route] of Object.entries(routes)) {
      if (route.method !== "GET") continue;
      const path = route.path.replace("{jobId}", job).replaceAll(/\{\w+\}/g, id);
      const { status, body } = await server.ask("GET", path, ada);
      if (status === 200) asked.push(name);
      expect(JSON.stringify(body ?? null), name).not.toContain(secret);
    }
    expect(asked).toEqual(expect.arrayContaining(["readApplication", "listApplications", "listLooks"]));
    const { read } = server.parts.database;
    const records = await recordsOf(read, await personOf(read, Number(ada.accountId)));
    expect([...records.keys()]).toContain("application");
    expect(JSON.stringify([...records])).not.toMatch(/zqxcanary|note-written/);
  });
});

it("the latest notes are shown, not everything that was ever written", async () => {
  const { database, clock } = server.parts;
  const row = { account_id: Number(grace.accountId), created_at: clock.now() };
  const application = (await apply(server, await person(server, "noted@example.com"), job)).body.id;
  const rows = Array.from({ length: limits.notesShown + 1 }, (_, at) => ({
    ...row,
    application_id: Number(application),
    text: `Note ${at}`,
  }));
  await database.write((writer) => writer.insertInto("application_note").values(rows).execute());
  const { body } = await server.ask("GET", `/rest/organization/applications/${application}/desk`, grace);
  expect(body.notes).toHaveLength(limits.notesShown);
  expect(body.notes[0]).toMatchObject({ text: `Note ${limits.notesShown}` });
});
