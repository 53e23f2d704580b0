import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { hirer as hirerOf, organizationNamed } from "../../harness/a-posting.ts";
import { addResume } from "../../harness/a-resume.ts";
import { apply, sent as details, jobNamed, type Person, person, pro } from "../../harness/an-application.ts";
import { anUpload } from "../../harness/an-upload.ts";
import { type Asked, startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let hirer: Person;
let other: Person;
let imported: string;
let hosted: string;

beforeAll(async () => {
  server = await startApp();
  await server.publish([
    aDraft({
      title: "Data Analyst",
      organization: "Harbor Trust",
      description: "<h3>Requirements</h3><ul><li>SQL</li><li>Active RN license</li></ul>",
    }),
    aDraft({ title: "Painter", organization: "Quarry Works" }),
  ]);
  hirer = await pro(server, "grace@harbor.example", "Harbor Trust");
  other = await pro(server, "quentin@quarry.example", "Quarry Works");
  imported = await jobNamed(server, "Data Analyst");
  const writer = hirerOf(server, hirer, await organizationNamed(server, "Harbor Trust"));
  hosted = await writer.publish({
    title: "Lamp Analyst",
    mustHave: "SQL, 2 years\nTableau",
    niceToHave: "Spanish",
  });
});
afterAll(() => server.close());

async function seeker(email: string, text = "SKILLS\nPostgreSQL, Spanish"): Promise<Person> {
  const someone = await person(server, email);
  await addResume(server.parts, Number(someone.accountId), "resume.txt", text);
  return someone;
}

const sheetOfJob = (who: Person, job: string) => server.ask("GET", `/rest/jobs/${job}/match`, who);
const own = (who: Person, id: string) => server.ask("GET", `/rest/applications/${id}/match`, who);
const received = (who: Person, id: string) =>
  server.ask("GET", `/rest/organization/applications/${id}/match`, who);
const states = ({ body }: Asked) =>
  body.requirements.map(({ text, state }: { text: string; state: string }) => `${text}: ${state}`);

async function addJob(who: Person, year: number): Promise<void> {
  const job = {
    title: "Data Analyst",
    company: "Pier Nine",
    started: { year, month: 1 },
    current: true,
    description: "Wrote PostgreSQL reports.",
  };
  const { status } = await server.ask("POST", "/rest/profile/experience", { ...who, payload: job });
  expect(status).toBeLessThan(300);
}

describe("M-23 a match sheet", () => {
  it("has the lines of the posting's editor, must and nice apart", async () => {
    const ada = await seeker("ada@example.com");
    const sheet = await sheetOfJob(ada, hosted);
    expect(sheet.body).toMatchObject({ read: false, musts: { met: 0, of: 2 }, nice: { met: 1, of: 1 } });
    expect(states(sheet)).toEqual(["SQL, 2 years: unsaid", "Tableau: missing", "Spanish: met"]);
  });

  it("says that rules read the requirements of an imported posting", async () => {
    const ben = await seeker("ben@example.com");
    const { body } = await sheetOfJob(ben, imported);
    expect(body).toMatchObject({ read: true, musts: { met: 1, of: 2 } });
    expect(body.requirements[0]).toMatchObject({
      text: "SQL",
      state: "met",
      evidence: [{ text: "PostgreSQL, Spanish", from: "resume" }],
      relations: [{ known: "PostgreSQL", asked: "SQL", covers: true }],
    });
  });

  it("adds up the years of the profile's jobs", async () => {
    const cleo = await seeker("cleo@example.com");
    const { body: before } = await sheetOfJob(cleo, hosted);
    expect(before.requirements[0].state).toBe("unsaid");
    await addJob(cleo, 2019);
    const { body } = await sheetOfJob(cleo, hosted);
    expect(body.requirements[0]).toMatchObject({
      state: "met",
      years: { asked: 2, overlap: 0, spans: [{ text: "Data Analyst, Pier Nine", started: "2019-01" }] },
    });
  });

  it("is the same for both sides, as it was sent, whatever the profile says later", async () => {
    const dora = await seeker("dora@example.com");
    const { id } = (await apply(server, dora, hosted)).body;
    const sent = await own(dora, id);
    expect((await received(hirer, id)).body).toEqual(sent.body);
    await addJob(dora, 2010);
    expect((await sheetOfJob(dora, hosted)).body).not.toEqual(sent.body);
    expect((await own(dora, id)).body).toEqual(sent.body);
    expect((await received(hirer, id)).body).toEqual(sent.body);
  });

  it("follows the resume that is sent instead, beside what the posting asked then", async () => {
    const eli = await seeker("eli@example.com");
    const { id } = (await apply(server, eli, imported)).body;
    const resumeId = await addResume(
      server.parts,
      Number(eli.accountId),
      "new.txt",
      "SKILLS\nRN license, SQL",
    );
    const edit = { ...eli, payload: { resumeId: String(resumeId) } };
    expect((await server.ask("PATCH", `/rest/applications/${id}`, edit)).status).toBe(200);
    expect(states(await received(hirer, id))).toEqual(["SQL: met", "Active RN license: met"]);
  });

  it("reads in a draft the resume that the draft would send", async () => {
    const ned = await seeker("ned@example.com", "SKILLS\nPottery");
    const chosen = await addResume(server.parts, Number(ned.accountId), "sql.txt", "SKILLS\nSQL");
    await addResume(server.parts, Number(ned.accountId), "newest.txt", "SKILLS\nPottery");
    const { id: key } = (await server.ask("POST", "/rest/apply-drafts")).body;
    const draft = { "candor-draft": key };
    const ofDraft = () =>
      server.ask("GET", `/rest/apply-drafts/${imported}/match`, { headers: { ...ned.headers, ...draft } });
    expect(states(await ofDraft())).toEqual(["SQL: unsaid", "Active RN license: unsaid"]);
    const choice = { headers: draft, payload: { resumeId: String(chosen) } };
    expect((await server.ask("PATCH", `/rest/apply-drafts/${imported}`, choice)).status).toBe(200);
    expect(states(await ofDraft())).toEqual(["SQL: met", "Active RN license: missing"]);

    const file = anUpload("nurse.txt", Buffer.from("SKILLS\nRN license\nSQL, as Ned Byron"));
    const upload = { headers: { ...draft, ...file.headers }, payload: file.payload };
    const { resume } = (await server.ask("POST", `/rest/apply-drafts/${imported}/resume`, upload)).body;
    const { body: before } = await ofDraft();
    const names = { headers: draft, payload: { firstName: "Ned", lastName: "Byron" } };
    expect((await server.ask("PATCH", `/rest/apply-drafts/${imported}`, names)).status).toBe(200);
    const { body: shown } = await ofDraft();
    expect([before, shown].map((sheet) => JSON.stringify(sheet).includes("Ned"))).toEqual([true, false]);
    const headers = { ...ned.headers, ...draft };
    const payload = { ...details, firstName: "Ned", resumeId: resume.id };
    const { body } = await server.ask("POST", `/rest/jobs/${imported}/applications`, { headers, payload });
    expect((await own(ned, body.id)).body).toEqual(shown);
  });

  it("never reads another person's resume in a draft", async () => {
    const [ora, pam] = [
      await seeker("ora@example.com", "SKILLS\nSQL"),
      await person(server, "pam@example.com"),
    ];
    const theirs = (await server.ask("GET", "/rest/resumes", ora)).body.resumes[0].id;
    const { id: key } = (await server.ask("POST", "/rest/apply-drafts")).body;
    const draft = { "candor-draft": key };
    await server.ask("PATCH", `/rest/apply-drafts/${imported}`, {
      headers: draft,
      payload: { resumeId: theirs },
    });
    const asked = { headers: { ...pam.headers, ...draft } };
    const sheet = await server.ask("GET", `/rest/apply-drafts/${imported}/match`, asked);
    expect(states(sheet)).toEqual(["SQL: unsaid", "Active RN license: unsaid"]);
  });

  it("is read from what was sent where an application is older than sheets", async () => {
    const fay = await seeker("fay@example.com");
    const { id } = (await apply(server, fay, imported)).body;
    const sent = (await own(fay, id)).body;
    await server.parts.database.write((writer) =>
      writer.deleteFrom("application_match").where("application_id", "=", Number(id)).execute(),
    );
    expect((await own(fay, id)).body).toEqual(sent);
  });

  it("opens to nobody else", async () => {
    const gus = await seeker("gus@example.com");
    const { id } = (await apply(server, gus, hosted)).body;
    const stranger = await person(server, "stranger@example.com");
    expect((await own(stranger, id)).status).toBe(404);
    expect((await received(other, id)).status).toBe(404);
    expect((await received(stranger, id)).status).toBe(404);
    expect((await server.ask("GET", `/rest/jobs/${hosted}/match`)).status).toBe(401);
  });

  it("is closed to an organization that its applicant blocks", async () => {
    const hal = await seeker("hal@example.com");
    const { id } = (await apply(server, hal, hosted)).body;
    expect((await received(hirer, id)).status).toBe(200);
    const { slug } = await server.parts.database.read
      .selectFrom("organization")
      .select("slug")
      .where("name", "=", "Harbor Trust")
      .executeTakeFirstOrThrow();
    const payload = { kind: "blocked", organization: slug };
    expect((await server.ask("POST", "/rest/blocks", { ...hal, payload })).status).toBeLessThan(300);
    expect((await received(hirer, id)).status).toBe(404);
  });

  it("rejects nobody: an applicant who meets nothing is received like any other", async () => {
    const ida = await seeker("ida@example.com", "Keeps lamps lit.");
    const { status, body } = await apply(server, ida, imported);
    expect(status).toBe(201);
    expect((await received(hirer, body.id)).body.musts.met).toBe(0);
    expect((await server.ask("GET", `/rest/organization/applications/${body.id}`, hirer)).body.status).toBe(
      "submitted",
    );
  });
});

describe("M-38 a pitch that mentions nothing of the posting", () => {
  it("is pointed out in the draft and before 1-Click Apply, and is still sent", async () => {
    const jan = await seeker("jan@example.com");
    const { body: draft } = await server.ask("POST", "/rest/apply-drafts");
    const headers = { "candor-draft": draft.id };
    const typed = (elevatorPitch: string) =>
      server.ask("PATCH", `/rest/apply-drafts/${hosted}`, { headers, payload: { elevatorPitch } });
    expect((await typed("I am motivated and love to learn.")).body.pitchIsGeneral).toBe(true);
    expect((await typed("I have kept harbor lamps for years.")).body.pitchIsGeneral).toBeUndefined();
    expect((await typed("")).body.pitchIsGeneral).toBeUndefined();
    const elevatorPitch = "I am motivated and love to learn.";
    expect((await apply(server, jan, imported, { elevatorPitch })).status).toBe(201);
    const { body } = await server.ask("GET", `/rest/jobs/${hosted}/one-click`, jan);
    expect(body.ready.pitchIsGeneral).toBe(true);
  });
});
