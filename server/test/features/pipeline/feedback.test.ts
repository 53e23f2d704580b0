import { routes } from "@candor/contract/routes";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { personOf } from "../../../src/features/own-data/queries/person.ts";
import { recordsOf } from "../../../src/features/own-data/queries/portions.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { join } from "../../harness/members.ts";

const requirements = ["Two years of rigging", "Knows SQL"];
const description = `<h3>Requirements</h3><ul>${requirements.map((one) => `<li>${one}</li>`).join("")}</ul>`;
const strong = { requirement: "Knows SQL", verdict: "strong", words: "zqxcanary wrote a compiler" };
const weak = { requirement: "Two years of rigging", verdict: "notEnough" };

let server: TestApp;
let ada: Person;
let grace: Person;
let alan: Person;
let reader: Person;
let rival: Person;
let job: string;
let id: string;

beforeAll(async () => {
  server = await startApp();
  await server.publish([
    aDraft({ title: "Keeper", organization: "Harbor Trust", description }),
    aDraft({ title: "Rival", organization: "Other Trust" }),
  ]);
  grace = await pro(server, "grace@harbor.example", "Harbor Trust");
  rival = await pro(server, "rival@other.example", "Other Trust");
  alan = await person(server, "alan@harbor.example");
  await join(server, alan, "recruiter", "Harbor Trust");
  reader = await person(server, "reader@harbor.example");
  await join(server, reader, "reader", "Harbor Trust");
  ada = await person(server, "ada@example.com");
  job = await jobNamed(server, "Keeper");
  id = (await apply(server, ada, job)).body.id;
});
afterAll(() => server.close());
beforeEach(() =>
  server.parts.database.write((writer) => writer.deleteFrom("application_feedback").execute()),
);

const path = () => `/rest/organization/applications/${id}/feedback`;
const read = async (by: Person) => (await server.ask("GET", path(), by)).body;
const give = (by: Person, lines: readonly object[]) =>
  server.ask("PUT", path(), { ...by, payload: { lines } });

describe("feedback of colleagues", () => {
  it("is about the requirements that the match sheet has", async () => {
    expect(await read(grace)).toEqual({ requirements, mayGive: true, given: [], withheld: 0 });
  });

  it("is read once one has given one's own, and not before", async () => {
    expect((await give(grace, [strong])).status).toBe(204);
    expect(await read(alan)).toMatchObject({ given: [], withheld: 1 });
    expect(JSON.stringify(await read(alan))).not.toMatch(/zqxcanary|grace/);
    expect((await give(alan, [weak])).status).toBe(204);
    expect(await read(alan)).toMatchObject({
      withheld: 0,
      given: [
        { author: "grace@harbor.example", own: false, lines: [strong] },
        { author: "alan@harbor.example", own: true, lines: [{ ...weak, words: "" }] },
      ],
    });
  });

  it("is read by those who say that they give none", async () => {
    await give(grace, [strong]);
    expect((await give(alan, [])).status).toBe(204);
    const { given } = await read(alan);
    expect(given[0].lines).toEqual([strong]);
    expect(given[1]).toMatchObject({ own: true, lines: [] });
  });

  it("P-05 is read by members who only read, who give none", async () => {
    await give(grace, [strong]);
    expect((await give(reader, [weak])).status).toBe(404);
    expect(await read(reader)).toMatchObject({ mayGive: false, withheld: 0, given: [{ lines: [strong] }] });
  });

  it("P-05 is nobody else's to read or give", async () => {
    await give(grace, [strong]);
    for (const by of [rival, ada]) {
      expect((await server.ask("GET", path(), by)).status).toBe(404);
      expect((await give(by, [weak])).status).toBe(404);
    }
    expect((await server.ask("GET", path())).status).toBe(404);
    expect((await read(grace)).given).toHaveLength(1);
  });

  it("may be changed, and says that others' could be read by then", async () => {
    await give(grace, [strong]);
    expect((await read(grace)).given[0].changed).toBeUndefined();
    await server.advance(60_000);
    await give(grace, [weak]);
    const { given } = await read(grace);
    expect(given).toHaveLength(1);
    expect(given[0].lines).toEqual([{ ...weak, words: "" }]);
    expect(Date.parse(given[0].changed) - Date.parse(given[0].given)).toBeGreaterThanOrEqual(60_000);
  });

  it("is about each requirement once, and about nothing else", async () => {
    for (const lines of [[{ ...weak, requirement: "Is young" }], [strong, strong]]) {
      const { status, body } = await give(grace, lines);
      expect(status).toBe(400);
      expect(body.errors[0].key).toBe("validation.feedbackRequirement");
    }
    expect((await give(grace, [{ ...weak, verdict: "great" }])).status).toBe(400);
    expect((await read(grace)).given).toEqual([]);
  });

  it("reaches its applicant by no call, and is not in what they take along", async () => {
    await give(grace, [strong]);
    const asked: string[] = [];
    for (const [name, route] of Object.entries(routes)) {
      if (route.method !== "GET") continue;
      const url = route.path.replace("{jobId}", job).replaceAll(/\{\w+\}/g, id);
      const { status, body } = await server.ask("GET", url, ada);
      if (status === 200) asked.push(name);
      expect(JSON.stringify(body ?? null), name).not.toContain("zqxcanary");
    }
    expect(asked).toEqual(expect.arrayContaining(["readApplication", "readApplicationMatch"]));
    const { read: records } = server.parts.database;
    const taken = await recordsOf(records, await personOf(records, Number(ada.accountId)));
    expect([...taken.keys()]).toContain("application");
    expect(JSON.stringify([...taken])).not.toMatch(/zqxcanary|feedback/);
  });

  it("is in the log by number alone", async () => {
    await give(grace, [strong]);
    const event = await server.parts.database.read
      .selectFrom("event")
      .selectAll()
      .where("name", "=", "feedback-given")
      .orderBy("sequence", "desc")
      .executeTakeFirstOrThrow();
    expect(event.subject).toBe("application-feedback");
    expect(JSON.parse(event.payload_json)).toEqual({
      applicationId: Number(id),
      organizationId: expect.any(Number),
      colleagues: [Number(alan.accountId)],
      title: "Keeper",
    });
  });
});
