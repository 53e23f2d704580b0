import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { addResume } from "../../harness/a-resume.ts";
import { apply, jobNamed, type Person, person, pro } from "../../harness/an-application.ts";
import { type Asked, startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let ada: Person;
let stranger: Person;
let harborPro: Person;
let left: string[];

beforeAll(async () => {
  server = await startApp();
  const titles = Array.from({ length: 16 }, (_, at) => `Keeper ${at}`);
  await server.publish(titles.map((title) => aDraft({ title, organization: "Harbor Trust" })));
  harborPro = await pro(server, "pro@harbor.example", "Harbor Trust");
  ada = await person(server, "ada@example.com");
  stranger = await person(server, "eve@example.com");
  left = titles;
});
afterAll(() => server.close());

/** Makes one more application by Ada. */
async function applied(): Promise<string> {
  const { body } = await apply(server, ada, await jobNamed(server, left.pop() as string));
  return body.id;
}

function read(id: string) {
  return server.ask("GET", `/rest/applications/${id}`, ada);
}

describe("A-02 an application that nobody has answered", () => {
  it("can be edited, and its timeline says so", async () => {
    const id = await applied();
    const payload = { elevatorPitch: "  I keep lamps lit at night. " };
    const { status, body } = await server.ask("PATCH", `/rest/applications/${id}`, { ...ada, payload });
    expect(status).toBe(200);
    expect(body.elevatorPitch).toBe("I keep lamps lit at night.");
    expect(body.timeline.map(({ kind }: { kind: string }) => kind)).toEqual(["submitted", "edited"]);
  });

  it("says to both sides what each edit replaced, and hides in it what is hidden elsewhere", async () => {
    const title = left.pop() as string;
    const pitch = { elevatorPitch: "Call me: (212) 555-2368.", shareContact: false };
    const { id } = (await apply(server, ada, await jobNamed(server, title), pitch)).body;
    const resumeId = String(await addResume(server.parts, Number(ada.accountId), "later.txt", "Lamps."));
    const edit = (payload: object) => server.ask("PATCH", `/rest/applications/${id}`, { ...ada, payload });
    await edit({ elevatorPitch: "I keep lamps lit.", resumeId });
    await edit({ elevatorPitch: "I keep lamps lit at night." });
    const replaced = ({ body }: Asked) =>
      body.timeline.flatMap(({ before }: { before?: object }) => before ?? []);
    expect(replaced(await read(id))).toEqual([
      { elevatorPitch: "Call me: (212) 555-2368.", resume: "resume.txt" },
      { elevatorPitch: "I keep lamps lit." },
    ]);
    const seen = replaced(await server.ask("GET", `/rest/organization/applications/${id}`, harborPro));
    expect(seen).toMatchObject([{ resume: "resume.txt" }, { elevatorPitch: "I keep lamps lit." }]);
    expect(seen[0].elevatorPitch).toMatch(/^Call me: /);
    expect(seen[0].elevatorPitch).not.toContain("555");
    await server.parts.database.write((writer) =>
      writer.deleteFrom("application_receipt").where("application_id", "=", Number(id)).execute(),
    );
    expect(replaced(await read(id))).toEqual([]);
  });

  it("stays the same after an edit that changes nothing or is refused", async () => {
    const id = await applied();
    await server.ask("PATCH", `/rest/applications/${id}`, {
      ...ada,
      payload: { elevatorPitch: "I keep lamps lit." },
    });
    const refused = await server.ask("PATCH", `/rest/applications/${id}`, {
      ...ada,
      payload: { elevatorPitch: " " },
    });
    expect(refused.body.errors).toEqual([
      { path: "/elevatorPitch", key: "validation.elevatorPitchRequired", text: "Elevator pitch is required" },
    ]);
    expect((await read(id)).body.timeline).toHaveLength(1);
  });

  it("cannot be edited after an answer", async () => {
    const id = await applied();
    const decision = { ...harborPro, payload: { stage: "interview" } };
    await server.ask("POST", `/rest/organization/applications/${id}/decision`, decision);
    const payload = { elevatorPitch: "Too late." };
    const { status, body } = await server.ask("PATCH", `/rest/applications/${id}`, { ...ada, payload });
    expect([status, body.code]).toEqual([409, "application-final"]);
  });
});

describe("A-03 a withdrawal", () => {
  it("takes an application back, once however often it is sent", async () => {
    const id = await applied();
    const answers = await Promise.all(
      [1, 2, 3].map(() => server.ask("POST", `/rest/applications/${id}/withdrawal`, ada)),
    );
    for (const { status, body } of answers) expect([status, body.status]).toEqual([200, "withdrawn"]);
    expect((await read(id)).body.timeline.map(({ kind }: { kind: string }) => kind)).toEqual([
      "submitted",
      "withdrawn",
    ]);
  });

  it("X-20 is refused once there is a decision", async () => {
    const id = await applied();
    const decision = { ...harborPro, payload: { stage: "declined", reason: "pay" } };
    await server.ask("POST", `/rest/organization/applications/${id}/decision`, decision);
    const { status, body } = await server.ask("POST", `/rest/applications/${id}/withdrawal`, ada);
    expect([status, body.code]).toEqual([409, "application-final"]);
  });
});

describe("E-26 what changed", () => {
  it("C-14 is shown for each job until its owner has looked", async () => {
    const id = await applied();
    const { jobId } = (await read(id)).body;
    const badge = async () => {
      const { body } = await server.ask("GET", "/rest/applications/badge-info", ada);
      return body.userJobs.find((job: { jobId: string }) => job.jobId === jobId).application;
    };
    await server.advance(1000);
    await server.ask("POST", `/rest/organization/applications/${id}/views`, harborPro);
    const changed = await badge();
    expect(Date.parse(changed.modified)).toBeGreaterThan(Date.parse(changed.viewed));
    expect((await server.ask("POST", `/rest/applications/${id}/views`, ada)).status).toBe(204);
    const seen = await badge();
    expect(Date.parse(seen.viewed)).toBeGreaterThanOrEqual(Date.parse(seen.modified));
    expect(seen.modified).toBe(changed.modified);
  });

  it("A-20 is one less once one of two changes is looked at, and still counts the other", async () => {
    const ids = [await applied(), await applied()];
    const jobs = await Promise.all(ids.map(async (id) => (await read(id)).body.jobId));
    const changed = async () => {
      const { body } = await server.ask("GET", "/rest/applications/badge-info", ada);
      const changes = body.userJobs.filter(
        ({ jobId, application: { modified, viewed } }: never) =>
          jobs.includes(jobId) && (viewed === null || Date.parse(modified) > Date.parse(viewed)),
      );
      return changes.map(({ jobId }: { jobId: string }) => jobId);
    };
    expect(await changed()).toEqual([]);
    await server.advance(1000);
    for (const id of ids) await server.ask("POST", `/rest/organization/applications/${id}/views`, harborPro);
    expect(await changed()).toEqual(jobs);
    await server.ask("POST", `/rest/applications/${ids[0]}/views`, ada);
    expect(await changed()).toEqual([jobs[1]]);
    await server.ask("POST", `/rest/applications/${ids[1]}/views`, ada);
    expect(await changed()).toEqual([]);
  });

  it("counts every application once", async () => {
    await applied();
    const { body } = await server.ask("GET", "/rest/applications/badge-info", ada);
    const list = await server.ask("GET", "/rest/applications", ada);
    expect(body.applications).toBe(list.body.applications.length);
    expect(body.userJobs).toHaveLength(body.applications);
  });
});

describe("lists", () => {
  it("are of one status, or of one job", async () => {
    const id = await applied();
    const { jobId } = (await read(id)).body;
    const ofJob = await server.ask("GET", `/rest/applications?jobId=${jobId}`, ada);
    expect(ofJob.body.applications.map((one: { id: string }) => one.id)).toEqual([id]);
    const withdrawn = await server.ask("GET", "/rest/applications?status=withdrawn", ada);
    for (const { status } of withdrawn.body.applications) expect(status).toBe("withdrawn");
    expect((await server.ask("GET", "/rest/applications?status=x", ada)).status).toBe(400);
  });
});

describe("somebody else's application", () => {
  const calls = [
    ["GET", ""],
    ["PATCH", ""],
    ["POST", "/views"],
    ["POST", "/withdrawal"],
  ] as const;

  it.each(calls)("%s %s of another's application answers as if there were none", async (method, path) => {
    const id = await applied();
    const sent = method === "PATCH" ? { payload: { elevatorPitch: "Mine." } } : {};
    for (const headers of [stranger.headers, {}, harborPro.headers])
      for (const url of [`/rest/applications/${id}${path}`, `/rest/applications/99999${path}`])
        expect((await server.ask(method, url, { headers, ...sent })).status).toBe(404);
    expect((await read(id)).body).toMatchObject({ status: "submitted", elevatorPitch: "I keep lamps lit." });
  });

  it("an invalid token is refused", async () => {
    const headers = { authorization: "Bearer none" };
    expect((await server.ask("GET", "/rest/applications/1", { headers })).status).toBe(401);
    expect((await server.ask("GET", "/rest/applications")).status).toBe(401);
  });
});
