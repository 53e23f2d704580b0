import { afterAll, beforeAll, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { hirer, organizationNamed } from "../../harness/a-posting.ts";
import { apply, mailsTo, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let seeker: Person;
const subject = "Lamp Keeper: nobody answers for Harbor Trust now";

beforeAll(async () => {
  server = await startApp();
  await server.publish([aDraft({ title: "Known", organization: "Harbor Trust" })]);
  await server.publish([aDraft({ title: "Known too", organization: "Quarry Works" })], "quarry");
  seeker = await person(server, "seeker@example.com");
}, 60_000);
afterAll(() => server.close());

async function told(email: string): Promise<number> {
  return (await mailsTo(server, email)).filter((mail) => mail.subject === subject).length;
}

async function hiring(organization: string, email: string) {
  const owner = await pro(server, email, organization);
  return { owner, jobs: hirer(server, owner, await organizationNamed(server, organization)) };
}

it("R-78 when the last owner leaves, published jobs pause and applicants who wait for an answer are told", async () => {
  const harbor = await hiring("Harbor Trust", "owner@harbor.example");
  const quarry = await hiring("Quarry Works", "owner@quarry.example");
  const [id, closed, draft, theirs] = [
    await harbor.jobs.publish(),
    await harbor.jobs.publish({ title: "Closed Keeper" }),
    await harbor.jobs.draft(),
    await quarry.jobs.publish(),
  ];
  await apply(server, seeker, id);
  await harbor.jobs.move(closed, "close", "filled");
  const other = await person(server, "other@example.com");
  await apply(server, other, theirs);

  const leaving = await server.ask("POST", "/rest/organizations/harbor-trust/departure", {
    ...harbor.owner,
    payload: { last: true },
  });
  expect(leaving.status).toBeLessThan(300);
  await server.parts.settled();

  const job = async (of: string) => (await server.ask("GET", `/rest/job-lookup/${of}`)).body;
  expect(await job(id)).toMatchObject({ status: "closed", life: "paused" });
  expect(await job(closed)).toMatchObject({ life: "closed" });
  expect(await job(theirs)).toMatchObject({ status: "open", life: "published" });
  const { body } = await server.ask("GET", `/rest/job-lookup/${id}/history`);
  expect(body.changes[0]).toMatchObject({ kind: "abandoned" });
  const calendar = await server.ask("POST", "/rest/calendar", { headers: seeker.headers });
  expect((await server.ask("GET", calendar.body.url)).body).not.toContain("UID:due-");
  const { life } = await server.parts.database.read
    .selectFrom("posting")
    .select("life")
    .where("id", "=", Number(draft))
    .executeTakeFirstOrThrow();
  expect(life).toBe("draft");
  expect(await told("seeker@example.com")).toBe(1);
  expect(await told("other@example.com")).toBe(0);
});
