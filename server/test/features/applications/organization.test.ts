import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, mailsTo, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let ada: Person;
let harborPro: Person;
let rival: Person;
let jobs: string[];
let taken = 0;

beforeAll(async () => {
  server = await startApp();
  const titles = Array.from({ length: 20 }, (_, at) => `Keeper ${at}`);
  await server.publish([
    ...titles.map((title) => aDraft({ title, organization: "Harbor Trust" })),
    aDraft({ title: "Rival", organization: "Other Trust" }),
  ]);
  harborPro = await pro(server, "pro@harbor.example", "Harbor Trust");
  rival = await pro(server, "pro@other.example", "Other Trust");
  ada = await person(server, "ada@example.com");
  jobs = await Promise.all(titles.map((title) => jobNamed(server, title)));
});
afterAll(() => server.close());

async function applied(): Promise<string> {
  const { body } = await apply(server, ada, jobs[taken++] as string);
  return body.id;
}

function decide(id: string, payload: object, by = harborPro) {
  return server.ask("POST", `/rest/organization/applications/${id}/decision`, { ...by, payload });
}

describe("the jobs of an organization", () => {
  it("are listed for its Pro, earliest due first", async () => {
    const titles = Array.from({ length: 12 }, (_, at) => `Listed ${at}`);
    const drafts = titles.map((title) => aDraft({ title, organization: "Listed Trust" }));
    await server.publish(drafts, "listed");
    const owner = await pro(server, "pro@listed.example", "Listed Trust");
    const id = await jobNamed(server, "Listed 7");
    await apply(server, ada, id);
    const { status, body } = await server.ask("GET", "/rest/organization/jobs?size=5", owner);
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 12, waiting: 1, organizations: [{ name: "Listed Trust" }] });
    expect(body.jobs).toHaveLength(5);
    expect(body.jobs[0]).toMatchObject({ id, applications: 1, waiting: 1 });
    expect(body.jobs[0].nextAnswerBy).toMatch(/Z$/);
  });

  it("are nobody else's", async () => {
    expect((await server.ask("GET", "/rest/organization/jobs", ada)).status).toBe(403);
    expect((await server.ask("GET", "/rest/organization/jobs")).status).toBe(401);
    const { body } = await server.ask("GET", "/rest/organization/jobs", rival);
    expect(body.jobs.map(({ title }: { title: string }) => title)).toEqual(["Rival"]);
  });
});

describe("an organization application", () => {
  it("is listed by its date, and has no resume link if no resume was sent", async () => {
    const id = await applied();
    // As if it was sent before resumes were required.
    await server.parts.database.write((writer) =>
      writer.updateTable("application").set({ resume_id: null }).where("id", "=", Number(id)).execute(),
    );
    const { jobId } = (await server.ask("GET", `/rest/organization/applications/${id}`, harborPro)).body;
    const list = await server.ask("GET", `/rest/organization/jobs/${jobId}/applications`, harborPro);
    expect(list.body).toMatchObject({
      job: { id: jobId },
      applications: [{ id, firstName: "Ada", lastName: "Byron", status: "submitted" }],
    });
    const { body } = await server.ask("GET", `/rest/organization/applications/${id}`, harborPro);
    expect(body).toMatchObject({ elevatorPitch: "I keep lamps lit.", email: "ada@example.com" });
    expect(body).not.toHaveProperty("resumeUrl");
    expect(body).not.toHaveProperty("viewed");
  });

  it("says once that it was opened, and by whom", async () => {
    const id = await applied();
    for (let time = 0; time < 3; time++)
      expect(
        (await server.ask("POST", `/rest/organization/applications/${id}/views`, harborPro)).status,
      ).toBe(204);
    const { body } = await server.ask("GET", `/rest/applications/${id}`, ada);
    expect(body.status).toBe("viewed");
    expect(body.timeline.slice(1)).toEqual([
      expect.objectContaining({ kind: "viewed", status: "viewed", actor: { kind: "pro", name: "Pro" } }),
    ]);
  });
});

describe("a decision", () => {
  it("moves it to a stage that both sides see, with one mail", async () => {
    const id = await applied();
    const answer = await decide(id, { stage: "interview", note: "Tuesday?\nOr Friday?" });
    expect(answer).toMatchObject({ status: 200, body: { status: "interview" } });
    expect(answer.body.answeredAt).toMatch(/Z$/);
    const seen = (await server.ask("GET", `/rest/applications/${id}`, ada)).body;
    expect(seen.timeline).toEqual(answer.body.timeline);
    expect(seen.timeline.at(-1)).toMatchObject({
      kind: "moved",
      status: "interview",
      note: "Tuesday?\nOr Friday?",
      actor: { kind: "pro" },
    });
    const mails = await mailsTo(server, "ada@example.com");
    expect(mails[0]).toMatchObject({ subject: expect.stringContaining("Interview") });
    expect(mails[0]?.text).toContain("Tuesday?\nOr Friday?");
  });

  it("is made once, however often it is sent", async () => {
    const id = await applied();
    const answers = await Promise.all([1, 2, 3].map(() => decide(id, { stage: "offer" })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { timeline } = (await server.ask("GET", `/rest/applications/${id}`, ada)).body;
    expect(timeline.map(({ kind }: { kind: string }) => kind)).toEqual(["submitted", "moved"]);
  });

  it.each([{}, { reason: " " }, { reason: "—" }])("needs a reason if it refuses: %j", async (missing) => {
    const id = await applied();
    const { status, body } = await decide(id, { stage: "declined", ...missing });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { path: "/reason", key: "validation.reasonRequired", text: "Choose a reason" },
    ]);
    expect((await server.ask("GET", `/rest/applications/${id}`, ada)).body.status).toBe("submitted");
  });

  it.each([
    ["positionFilled", "The position is filled"],
    ["We found a keeper.", "We found a keeper."],
  ])("tells the applicant the reason %s", async (reason, text) => {
    const id = await applied();
    await decide(id, { stage: "declined", reason });
    const { timeline } = (await server.ask("GET", `/rest/applications/${id}`, ada)).body;
    expect(timeline.at(-1)).toMatchObject({ status: "declined", reason: text });
    expect((await mailsTo(server, "ada@example.com"))[0]?.text).toContain(`Reason: ${text}`);
  });

  it("is refused for a withdrawn or closed application", async () => {
    const [takenBack, hired] = [await applied(), await applied()];
    await server.ask("POST", `/rest/applications/${takenBack}/withdrawal`, ada);
    expect((await decide(takenBack, { stage: "offer" })).body.code).toBe("application-final");
    await decide(hired, { stage: "hired" });
    expect((await decide(hired, { stage: "declined", reason: "pay" })).status).toBe(409);
  });

  it.each([
    { stage: "submitted" },
    { stage: "unanswered" },
    { stage: 1 },
    {},
    { stage: "offer", note: "x".repeat(2001) },
  ])("is refused with an unknown stage or a long note: %#", async (payload) => {
    expect((await decide(await applied(), payload)).status).toBe(400);
  });
});

describe("another organization's application", () => {
  it("a second Pro, a seeker and a visitor get 404 for every record, and change none", async () => {
    const id = await applied();
    const read = async () => (await server.ask("GET", `/rest/applications/${id}`, ada)).body;
    const any = await read();
    const urls = [
      ["GET", `/rest/organization/jobs/${any.jobId}/applications`],
      ["GET", `/rest/organization/applications/${any.id}`],
      ["POST", `/rest/organization/applications/${any.id}/views`],
      ["POST", `/rest/organization/applications/${any.id}/decision`],
    ] as const;
    for (const [method, url] of urls)
      for (const headers of [rival.headers, ada.headers, {}]) {
        const payload = url.endsWith("decision") ? { payload: { stage: "offer" } } : {};
        expect((await server.ask(method, url, { headers, ...payload })).status).toBe(404);
      }
    expect(await read()).toMatchObject({ status: any.status, timeline: any.timeline });
  });
});
