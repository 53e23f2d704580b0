import { writtenQuestion } from "@candor/contract/answers/shapes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { hirer, organizationNamed } from "../../harness/a-posting.ts";
import { apply, jobNamed, type Person, person, pro, sent } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let harbor: ReturnType<typeof hirer>;
let first: string;
let people = 0;

const titles = ["Keeper", "Pilot", "Diver"];

beforeAll(async () => {
  server = await startApp();
  await server.publish([
    ...titles.map((title) => aDraft({ title, organization: "Harbor Trust" })),
    aDraft({ title: "Gone", organization: "Harbor Trust", open: false }),
  ]);
  const owner = await pro(server, "owner@harbor.example", "Harbor Trust");
  harbor = hirer(server, owner, await organizationNamed(server, "Harbor Trust"));
  first = await jobNamed(server, "Keeper");
}, 60_000);
afterAll(() => server.close());

const question = (changes: object) =>
  writtenQuestion.parse({ text: "Which knots can you tie?", reason: "You moor the boat.", ...changes });

/** Somebody who has applied once, so everything that every application needs is known. */
async function known(answers: Record<string, string> = {}, job = first): Promise<Person> {
  people += 1;
  const ada = await person(server, `presser${people}@example.com`);
  expect((await apply(server, ada, job, { answers })).status).toBe(201);
  return ada;
}

async function again(): Promise<Person> {
  return person(server, `presser${people}@example.com`);
}

const oneClick = (method: "GET" | "POST" | "DELETE", { headers }: Person, job: string, payload = {}) =>
  server.ask(method, `/rest/jobs/${job}/one-click`, { headers, ...(method === "POST" && { payload }) });

async function applications({ headers }: Person): Promise<{ jobId: string; id: string }[]> {
  return (await server.ask("GET", "/rest/applications", { headers })).body.applications;
}

describe("A-04 1-Click Apply", () => {
  it("shows what it sends: the default resume, and what the latest application said", async () => {
    const ada = await known();
    const pilot = await jobNamed(server, "Pilot");
    const { status, body } = await oneClick("GET", ada, pilot);
    expect(status).toBe(200);
    expect(body.ready).toMatchObject({ ...sent, jobId: pilot, answers: [] });
    expect(body.ready.email).toBe(`presser${people}@example.com`);
    expect(body.ready.resume.fileName).toBeTruthy();
    expect(body.held).toBeUndefined();
  });

  it("sends after ten seconds, once, however often it is pressed", async () => {
    const ada = await known();
    const pilot = await jobNamed(server, "Pilot");
    const one = await oneClick("POST", ada, pilot, { elevatorPitch: "I steer straight." });
    await server.advance(2000);
    const two = await oneClick("POST", ada, pilot);
    expect([one.status, two.status, two.body]).toEqual([202, 202, one.body]);
    expect(await applications(ada)).toHaveLength(1);
    await server.advance(7000);
    expect(await applications(ada)).toHaveLength(1);
    await server.advance(1500);
    const [latest, ...others] = await applications(ada);
    expect([latest?.jobId, others.length]).toEqual([pilot, 1]);
    const details = await server.ask("GET", `/rest/applications/${latest?.id}`, ada);
    expect(details.body).toMatchObject({ ...sent, elevatorPitch: "I steer straight." });
    expect((await oneClick("GET", ada, pilot)).body).toEqual({});
    const { body } = await server.ask("GET", "/rest/account/consents", ada);
    expect(body.consents[0]).toMatchObject({ applicationId: latest?.id, given: { where: "one-click" } });
    expect(body.consents[0].wording).toMatch(
      /^This goes to Harbor Trust when you press Send\. .* It is the sheet that you see\.$/,
    );
  });

  it("is undone within ten seconds: nothing is sent, and nothing remains", async () => {
    const ada = await known();
    const pilot = await jobNamed(server, "Pilot");
    await oneClick("POST", ada, pilot);
    await server.advance(5000);
    expect((await oneClick("DELETE", ada, pilot)).body).toEqual({ undone: true });
    await server.advance(20_000);
    expect(await applications(ada)).toHaveLength(1);
    expect((await oneClick("DELETE", ada, pilot)).body).toEqual({ undone: false });
    expect((await oneClick("GET", ada, pilot)).body.ready).toBeDefined();
  });

  it("is private: nobody else sees it or takes it back", async () => {
    const ada = await known();
    const eve = await person(server, "eve@example.com");
    const pilot = await jobNamed(server, "Pilot");
    await oneClick("POST", ada, pilot);
    expect((await oneClick("GET", eve, pilot)).body).toEqual({});
    expect((await oneClick("DELETE", eve, pilot)).body).toEqual({ undone: false });
    await server.advance(11_000);
    expect(await applications(ada)).toHaveLength(2);
  });

  it("is not offered to somebody without a resume, or without an application before", async () => {
    const newcomer = await person(server, "newcomer@example.com");
    const ada = await known();
    const { resume } = (
      await server.ask("GET", `/rest/applications/${(await applications(ada))[0]?.id}`, ada)
    ).body;
    await server.ask("DELETE", `/rest/resumes/${resume.id}`, ada);
    const pilot = await jobNamed(server, "Pilot");
    for (const somebody of [newcomer, ada]) {
      expect((await oneClick("GET", somebody, pilot)).body).toEqual({});
      expect((await oneClick("POST", somebody, pilot)).body.code).toBe("one-click-unready");
    }
  });

  it("names of a list those that it can apply to: open, not applied to, and with known answers", async () => {
    const asking = await harbor.publish({ questions: [question({})] });
    const [{ id = "" } = {}] = (
      await server.ask("GET", `/rest/apply-drafts/${asking}`, { headers: { "candor-draft": "q".repeat(43) } })
    ).body.questions;
    const asksMore = await harbor.publish({ questions: [question({ text: "Which boats?" })] });
    const [pilot, gone] = [await jobNamed(server, "Pilot"), await jobNamed(server, "Gone")];
    const ada = await known({ [id]: "Bowline" }, asking);
    const same = await harbor.publish({ title: "Rigger", questions: [question({ required: true })] });
    const jobIds = [asking, asksMore, pilot, gone, same, "999999"].join(",");
    const { body } = await server.ask("GET", `/rest/one-click?jobIds=${jobIds}`, ada);
    expect(new Set(body.jobIds)).toEqual(new Set([pilot, same]));
    expect((await oneClick("GET", ada, same)).body.ready.answers).toEqual([
      { question: "Which knots can you tie?", kind: "text", answer: "Bowline" },
    ]);
    await oneClick("POST", ada, same);
    await server.advance(11_000);
    expect((await applications(await again()))[0]?.jobId).toBe(same);
  });

  it("says why it could not be sent, and offers it again", async () => {
    const job = await harbor.publish({ title: "Caulker" });
    const ada = await known();
    await oneClick("POST", ada, job);
    await harbor.move(job, "pause");
    await server.advance(11_000);
    expect((await oneClick("GET", ada, job)).body.held).toMatchObject({
      state: "failed",
      problem: expect.stringContaining("paused"),
    });
    expect(await applications(ada)).toHaveLength(1);
    await harbor.move(job, "resume");
    expect((await oneClick("POST", ada, job)).body.state).toBe("waiting");
    await server.advance(11_000);
    expect(await applications(ada)).toHaveLength(2);
  });
});
