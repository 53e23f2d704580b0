import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

const day = 86_400_000;

let server: TestApp;
let harborPro: Person;

/** Three weekdays: applications to Second are due first, then those to First; the others get none. */
beforeAll(async () => {
  server = await startApp();
  await until("2027-03-01T12:00:00Z");
  const harbor = (title: string) => aDraft({ title, organization: "Harbor Trust" });
  await server.publish([harbor("First"), harbor("Second"), harbor("Old"), harbor("Withdrawn")], "old");
  await server.advance(1000);
  await server.publish([
    harbor("New"),
    aDraft({ title: "Shut", organization: "Harbor Trust", open: false }),
    aDraft({ title: "Bread", organization: "Corner Bakery" }),
    aDraft({ title: "Rival", organization: "Other Trust" }),
  ]);
  await pro(server, "pro@harbor.example", "Harbor Trust");
  for (const title of ["Second", "First", "Second"]) {
    await apply(server, await somebody(), await jobNamed(server, title));
    await server.advance(day);
  }
  const eve = await somebody();
  const { body } = await apply(server, eve, await jobNamed(server, "Withdrawn"));
  await server.ask("POST", `/rest/applications/${body.id}/withdrawal`, eve);
  harborPro = await person(server, "pro@harbor.example");
});
afterAll(() => server.close());

async function until(moment: string): Promise<void> {
  await server.advance(Date.parse(moment) - server.parts.clock.now());
}

let people = 0;
function somebody(): Promise<Person> {
  people += 1;
  return person(server, `somebody${people}@example.com`);
}

async function listed(query = "", by = harborPro): Promise<string[]> {
  const { body } = await server.ask("GET", `/rest/organization/jobs${query}`, by);
  return body.jobs.map(({ title }: { title: string }) => title);
}

describe("an organization's jobs", () => {
  it("come with the oldest due answer first, then the newest, and closed ones last", async () => {
    expect(await listed()).toEqual(["Second", "First", "New", "Withdrawn", "Old", "Shut"]);
  });

  it("say how many answers are owed, for each and in total", async () => {
    const { body } = await server.ask("GET", "/rest/organization/jobs", harborPro);
    expect(body).toMatchObject({ total: 6, waiting: 3 });
    const [second, first, , withdrawn, old] = body.jobs;
    expect(second).toMatchObject({ applications: 2, waiting: 2, nextAnswerBy: "2027-03-15T23:59:59.999Z" });
    expect(second.nextSent).toMatch(/^2027-03-01T/);
    expect(withdrawn).not.toHaveProperty("nextSent");
    expect(first).toMatchObject({ applications: 1, waiting: 1, nextAnswerBy: "2027-03-16T23:59:59.999Z" });
    expect(withdrawn).toMatchObject({ applications: 1, waiting: 0 });
    expect(withdrawn).not.toHaveProperty("nextAnswerBy");
    expect(old).toMatchObject({ applications: 0, waiting: 0 });
  });

  it("come in pages that leave none out", async () => {
    const pages = await Promise.all([0, 2, 4, 6].map((from) => listed(`?from=${from}&size=2`)));
    expect(pages.map((page) => page.length)).toEqual([2, 2, 2, 0]);
    expect(pages.flat()).toEqual(await listed());
  });

  it.each(["?from=-1", "?from=x", "?size=0", "?size=101"])("are refused for the page %s", async (query) => {
    expect((await server.ask("GET", `/rest/organization/jobs${query}`, harborPro)).status).toBe(400);
  });

  it("are the same for each of its Pros; a Pro of several organizations sees all", async () => {
    const colleague = await pro(server, "colleague@harbor.example", "Harbor Trust");
    expect(await listed("", colleague)).toEqual(await listed());
    const both = await pro(server, "colleague@harbor.example", "Corner Bakery");
    expect(await listed("", both)).toEqual(["Second", "First", "Bread", "New", "Withdrawn", "Old", "Shut"]);
    const { body } = await server.ask("GET", "/rest/organization/jobs", both);
    expect(body.organizations.map(({ name }: { name: string }) => name)).toEqual([
      "Corner Bakery",
      "Harbor Trust",
    ]);
  });
});

describe("one organization job", () => {
  it("lists pending applications by date, then the others", async () => {
    await server.publish([aDraft({ title: "Pier", organization: "Pier Trust" })], "pier");
    const owner = await pro(server, "pro@pier.example", "Pier Trust");
    const job = await jobNamed(server, "Pier");
    const sent: string[] = [];
    for (let at = 0; at < 3; at++) {
      sent.push((await apply(server, await somebody(), job)).body.id);
      await server.advance(1000);
    }
    const list = () => server.ask("GET", `/rest/organization/jobs/${job}/applications`, owner);
    const ids = async () => (await list()).body.applications.map(({ id }: { id: string }) => id);
    const [oldest, next, last] = await ids();
    expect([oldest, next, last]).toEqual(sent);
    const payload = { stage: "interview" };
    await server.ask("POST", `/rest/organization/applications/${oldest}/decision`, { ...owner, payload });
    expect(await ids()).toEqual([next, last, oldest]);
    expect((await list()).body.job).toMatchObject({ title: "Pier", applications: 3, waiting: 2 });
  });

  it.each(["999999", "x", "-1", "1e3"])("is not found by the id %s", async (id) => {
    const { status, body } = await server.ask("GET", `/rest/organization/jobs/${id}/applications`, harborPro);
    expect([status, body.code]).toEqual([404, "job-not-found"]);
  });
});
