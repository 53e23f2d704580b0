import { afterEach, beforeEach, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let rex: Person;
/** At the interview stage since March 1: a decision is due by March 11, a Thursday. */
let interviewed: string;
/** An answer is due by March 15. */
let waiting: string;

beforeEach(async () => {
  server = await startApp();
  await server.publish(["Diver", "Keeper"].map((title) => aDraft({ title, organization: "Quay Guild" })));
  await server.advance(Date.parse("2027-03-01T12:00:00Z") - server.parts.clock.now());
  rex = await pro(server, "rex@quay.example", "Quay Guild");
  const ada = await person(server, "ada@example.com");
  interviewed = (await apply(server, ada, await jobNamed(server, "Diver"))).body.id;
  waiting = (await apply(server, ada, await jobNamed(server, "Keeper"))).body.id;
  const payload = { stage: "interview" };
  await server.ask("POST", `/rest/organization/applications/${interviewed}/decision`, { ...rex, payload });
  await server.ask("PUT", "/rest/organizations/quay-guild/decision-days", { ...rex, payload: { days: 10 } });
});
afterEach(() => server.close());

async function until(moment: string): Promise<void> {
  await server.advance(Date.parse(moment) - server.parts.clock.now());
  rex = await person(server, "rex@quay.example");
}

const asked = async (path: string) => (await server.ask("GET", `/rest/organization/${path}`, rex)).body;
const idsOf = (applications: { id: string }[]) => applications.map(({ id }) => id);
const listed = async (query: string) => idsOf((await asked(`applications${query}`)).applications);

it("M-03 a row says by when its decision is due, in lists and on the board", async () => {
  const { decisionDue } = await asked(`applications/${interviewed}`);
  expect(decisionDue).toMatchObject({ at: "2027-03-11T23:59:00.000Z", of: "stage", days: 10 });
  const job = `jobs/${await jobNamed(server, "Diver")}`;
  for (const path of ["applications?stage=all", `${job}/applications`, `${job}/board`]) {
    const { applications } = await asked(path);
    expect([path, applications[0]]).toMatchObject([path, { id: interviewed, decisionDue }]);
  }
  const [row] = (await asked("applications")).applications;
  expect(row).not.toHaveProperty("decisionDue");
});

it("M-03 lists are sorted and filtered by it once nothing else is due", async () => {
  expect(await listed("?stage=all")).toEqual([interviewed, waiting]);
  expect(await listed("?stage=all&due=later")).toEqual([interviewed, waiting]);
  expect(await listed("?stage=interview&due=today")).toEqual([]);
  expect((await asked("applications?stage=all")).counts.due).toEqual({
    today: 0,
    week: 0,
    later: 2,
    none: 0,
  });
});

it("M-03 from two business days before, it is among the answers due, until there is a decision", async () => {
  await until("2027-03-08T12:00:00Z");
  expect(await listed("")).toEqual([waiting]);
  expect(await asked("jobs")).toMatchObject({ waiting: 1, jobs: [{ title: "Keeper" }, { waiting: 0 }] });

  await until("2027-03-09T12:00:00Z");
  const { total, counts, applications } = await asked("applications");
  expect(idsOf(applications)).toEqual([interviewed, waiting]);
  expect([total, counts.stage.waiting, counts.stage.interview]).toEqual([2, 2, 1]);
  const { jobs, ...owed } = await asked("jobs");
  expect(owed).toMatchObject({ waiting: 2 });
  expect(jobs[0]).toMatchObject({ title: "Diver", waiting: 1, nextAnswerBy: "2027-03-11T23:59:00.000Z" });
  expect(jobs[0]).not.toHaveProperty("nextSent");
  expect((await asked(`applications/${waiting}?list=due`)).place).toMatchObject({
    position: 2,
    total: 2,
    nextOpen: interviewed,
  });

  await until("2027-03-12T12:00:00Z");
  expect(await listed("?due=today")).toEqual([interviewed]);
  const payload = { stage: "declined", reason: "positionFilled" };
  await server.ask("POST", `/rest/organization/applications/${interviewed}/decision`, { ...rex, payload });
  expect(await listed("")).toEqual([waiting]);
  expect(await asked("jobs")).toMatchObject({ waiting: 1 });
});
