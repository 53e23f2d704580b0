import { afterAll, beforeAll, expect, it } from "vitest";
import { createDemo } from "../../src/demo.ts";
import { appointPro } from "../../src/features/accounts/commands/appoint.ts";
import { enterOrganizations } from "../../src/features/organizations/commands/enter.ts";
import { nameKey } from "../../src/features/organizations/rules/name-key.ts";
import { enterPro } from "../../src/features/pros/commands.ts";
import { demoGigs } from "../../src/generator/demo-gigs.ts";
import { demoPros } from "../../src/generator/demo-pros.ts";
import { demoOrganizations } from "../../src/generator/postings/demo-organizations.ts";
import { prepareRecords } from "../../src/prepare-records.ts";
import { apply, person } from "../harness/an-application.ts";
import { startApp, type TestApp } from "../harness/app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startApp({ ADMIN_EMAIL: "operator@example.com" });
  await Promise.all([prepareRecords(server.parts), prepareRecords(server.parts)]);
}, 120_000);
afterAll(() => server.close());

it("demo content is made once, by one of the processes that start together", async () => {
  await createDemo(server.parts);
  const events = await server.parts.database.read
    .selectFrom("event")
    .select("name")
    .where("name", "in", ["demo-begun", "demo-created"])
    .orderBy("sequence")
    .execute();
  expect(events.map(({ name }) => name)).toEqual(["demo-begun", "demo-created"]);
  const { body } = await server.ask("POST", "/rest/jobs/search", { payload: {} });
  expect(body.hits.total.value).toBeGreaterThan(2000);
});

it("the person named in the settings is the administrator of a new demo", async () => {
  const operator = await person(server, "operator@example.com");
  expect((await server.ask("GET", "/rest/admin/dashboard", operator)).status).toBe(200);
});

it("R-79 the demo's organizations have gigs, each once", async () => {
  const { body } = await server.ask("GET", "/rest/gigs");
  expect(body.total).toBe(demoGigs(0).length);
  const [{ id, organization } = missing()] = body.gigs;
  const { email } = demoPros().find((pro) => pro.organization === organization.name) ?? missing();
  const own = await person(server, email);
  expect((await server.ask("GET", `/rest/organization/gigs/${id}`, own)).body.mayAnswer).toBe(true);
});

it("the demo's organizations promise answers because their Pros can sign in and read", async () => {
  const [{ slug, email, name } = missing()] = demoPros();
  const { body: page } = await server.ask("GET", `/rest/pros/${slug}`);
  expect(page.name).toBe(name);
  const { body: books } = await server.ask("GET", `/rest/organizations/${page.organization.slug}`);
  const [job = missing()] = books.jobs;
  expect(job.answerBusinessDays).toBe(10);
  const seeker = await person(server, "seeker@example.com");
  const sent = await apply(server, seeker, job.id);
  expect(sent.body.answerBy).toBeDefined();
  const talk = await server.ask("GET", `/rest/conversations/${sent.body.id}`, seeker);
  expect([talk.status, talk.body.closed]).toEqual([200, undefined]);
  const own = await person(server, email);
  const read = await server.ask("GET", `/rest/organization/applications/${sent.body.id}`, own);
  expect(read.status).toBe(200);
});

it("M-13 postings that the demo's organizations host state what publishing requires", async () => {
  const hosted = await server.parts.database.read
    .selectFrom("posting")
    .select(["pay_min", "pay_max", "job_type", "remote_kind"])
    .where("pro_id", "is not", null)
    .execute();
  expect(hosted.length).toBeGreaterThan(40);
  for (const posting of hosted) {
    expect(Object.values(posting)).not.toContain(null);
    expect(posting.remote_kind).not.toBe("unknown");
  }
});

it("a demo from before its Pros had accounts gets them where nobody answers, and only outside production", async () => {
  const earlier = await startApp();
  const { parts } = earlier;
  const now = parts.clock.now();
  await enterOrganizations(parts.database, demoOrganizations(), now);
  for (const pro of demoPros()) await enterPro(parts, pro, now);
  await parts.database.write((writer) =>
    parts.events.append(writer, { name: "demo-created", subject: "instance", payload: {} }),
  );
  const [taken = missing(), free = missing()] = demoPros();
  await appointPro(parts, "owner@example.com", nameKey(taken.organization));
  const members = async () => {
    const rows = await parts.database.read
      .selectFrom("membership")
      .innerJoin("account", "account.id", "membership.account_id")
      .select("account.email")
      .execute();
    return rows.map(({ email }) => email);
  };
  await createDemo({ ...parts, config: { ...parts.config, production: true } });
  expect(await members()).toEqual(["owner@example.com"]);
  await createDemo(parts);
  await createDemo(parts);
  expect(await members()).toHaveLength(demoPros().length);
  expect(await members()).toContain(free.email);
  expect(await members()).not.toContain(taken.email);
  const { body } = await earlier.ask("GET", `/rest/pros/${free.slug}`);
  expect(body.name).toBe(free.name);
  await earlier.close();
});

function missing(): never {
  throw new Error("The demo has none.");
}
