import { afterAll, beforeAll, expect, it } from "vitest";
import { setAdministrator } from "../../../src/features/accounts/commands/appoint.ts";
import { day } from "../../../src/platform/durations.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let hirer: Person;

beforeAll(async () => {
  server = await startApp();
  await server.publish([aDraft({ title: "Keeper", organization: "Harbor Trust" })]);
  await setAdministrator(server.parts, "operator@candor.example", { granted: true });
  hirer = await pro(server, "hirer@harbor.example", "Harbor Trust");
});
afterAll(() => server.close());

/** Signed in again each time: the clock moves by weeks. */
async function figures() {
  const administrator = await person(server, "operator@candor.example");
  // Mails about the sign-in would be counted while they wait.
  await server.parts.settled();
  const { status, body } = await server.ask("GET", "/rest/admin/dashboard", administrator);
  expect(status).toBe(200);
  return body;
}

it("R-68 counts accounts, postings, applications and what waits; answers as the ledger counts them", async () => {
  const keeper = await jobNamed(server, "Keeper");
  const [first, second] = [
    await apply(server, await person(server, "first@seeker.example"), keeper),
    await apply(server, await person(server, "second@seeker.example"), keeper),
  ];
  expect([first?.status, second?.status]).toEqual([201, 201]);
  expect(await figures()).toEqual({
    accounts: { total: 4, recent: 4 },
    postings: { hosted: 0, imported: 1 },
    applications: { total: 2, recent: 2 },
    answers: { due: 2, missed: 0, late: 0 },
    mails: { waiting: 0, failed: 0 },
    failedTasks: 0,
    claims: 0,
    reports: { owed: 0, late: 0 },
    appeals: { owed: 0, late: 0 },
    leads: 0,
    replies: 0,
  });

  await server.advance(16 * day);
  expect(await figures()).toMatchObject({
    accounts: { total: 4, recent: 0 },
    applications: { total: 2, recent: 0 },
    answers: { due: 0, missed: 2, late: 0 },
  });

  hirer = await person(server, "hirer@harbor.example");
  await server.ask("POST", `/rest/organization/applications/${first?.body.id}/decision`, {
    ...hirer,
    payload: { stage: "declined", reason: "anotherCandidate" },
  });
  await server.ask("POST", `/rest/jobs/${keeper}/reports`, { payload: { reason: "other", words: "Odd." } });
  await server.parts.settled();
  await server.parts.database.write((writer) =>
    writer
      .insertInto("task")
      .values(
        (["ready", "dead"] as const).map((state) => ({
          key: `mail that is ${state}`,
          name: "deliver-mail",
          payload_json: "{}",
          state,
          attempts: 0,
          run_at: Number.MAX_SAFE_INTEGER,
          leased_until: 0,
          last_error: null,
          finished_at: null,
        })),
      )
      .execute(),
  );
  const { answers, mails, failedTasks, reports } = await figures();
  expect(answers).toEqual({ due: 0, missed: 1, late: 1 });
  expect(reports).toEqual({ owed: 1, late: 0 });
  expect([mails, failedTasks]).toEqual([{ waiting: 1, failed: 1 }, 1]);
  expect((await server.ask("GET", "/readyz")).body.parts.queue.dead).toBe(failedTasks);

  await server.advance(31 * day);
  expect((await figures()).answers).toEqual({ due: 0, missed: 0, late: 0 });
});
