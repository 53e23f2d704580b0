import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { harborTrust } from "../../harness/a-posting.ts";
import { addResume } from "../../harness/a-resume.ts";
import { type Person, person, sent } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let owner: Person;
let harbor: Awaited<ReturnType<typeof harborTrust>>["harbor"];

beforeAll(async () => {
  server = await startApp();
  ({ owner, harbor } = await harborTrust(server));
}, 60_000);
afterAll(() => server.close());

const send = (who: Person, job: string, more: object = {}) =>
  server.ask("POST", `/rest/jobs/${job}/applications`, { ...who, payload: { ...sent, ...more } });
const draftOf = async (job: string) =>
  (await server.ask("GET", `/rest/apply-drafts/${job}`, { headers: { "candor-draft": "w".repeat(43) } }))
    .body;
const faultsOf = (draft: { faults: { field: string }[] }) => draft.faults.map(({ field }) => field);

describe("V-16 a posting that waives the resume", () => {
  it("takes an application without one, which its hirer reads and its receipt states so", async () => {
    const job = await harbor.publish({ resume: "optional" });
    expect(await draftOf(job)).toMatchObject({ resumeOptional: true });
    expect(faultsOf(await draftOf(job))).not.toContain("resumeId");
    const ada = await person(server, "ada@example.com");
    const { status, body } = await send(ada, job);
    expect(status).toBe(201);
    const path = `/rest/organization/applications/${body.id}`;
    const read = (await server.ask("GET", path, owner)).body;
    expect(read.elevatorPitch).toBe(sent.elevatorPitch);
    expect(read).not.toHaveProperty("resume");
    expect(read).not.toHaveProperty("resumeUrl");
    const { receipts } = (await server.ask("GET", `/rest/applications/${body.id}/receipts`, ada)).body;
    expect(JSON.parse(receipts[0].text).document.sent).not.toHaveProperty("resume");
  });

  it("still takes the default where there is one, and refuses one that is not there", async () => {
    const job = await harbor.publish({ resume: "optional" });
    const [ada, eve] = [await person(server, "amy@example.com"), await person(server, "eve@example.com")];
    await addResume(server.parts, Number(ada.accountId), "amy.txt", "Lamps.");
    const { id } = (await send(ada, job)).body;
    expect((await server.ask("GET", `/rest/applications/${id}`, ada)).body.resume.fileName).toBe("amy.txt");
    expect(await send(eve, job, { resumeId: "999999" })).toMatchObject({
      status: 400,
      body: { errors: [{ path: "/resumeId", key: "validation.resumeRequired" }] },
    });
  });

  it("is the exception: any other owes one", async () => {
    const job = await harbor.publish();
    expect(await draftOf(job)).not.toHaveProperty("resumeOptional");
    expect(faultsOf(await draftOf(job))).toContain("resumeId");
    const bob = await person(server, "bob@example.com");
    expect((await send(bob, job)).body.errors).toMatchObject([
      { path: "/resumeId", text: "Resume is required" },
    ]);
  });
});
