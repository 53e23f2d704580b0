import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { minute } from "../../../../src/platform/durations.ts";
import { openLog } from "../../../../src/platform/log.ts";
import { isPublicAddress } from "../../../../src/platform/outbound/public-address.ts";
import { aDraft } from "../../../harness/a-draft.ts";
import { aForm, hirer, organizationNamed } from "../../../harness/a-posting.ts";
import { aSourceServer, type SourceServer } from "../../../harness/a-source.ts";
import { jobNamed, type Person, person, pro } from "../../../harness/an-application.ts";
import { startApp, type TestApp } from "../../../harness/app.ts";

let server: TestApp;
let remote: SourceServer;
let count = 0;

beforeAll(async () => {
  const mayReach = (to: string) => to === "127.0.0.1" || isPublicAddress(to);
  server = await startApp({ OUTBOUND: "1" }, openLog("silent"), async () => [], mayReach);
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  count += 1;
  remote = await aSourceServer();
  await server.advance(200_000);
  return () => remote.close();
});

const text = aForm().description;

/** Titles by number, as postings that a form can hold whole. */
function feed(titles: Readonly<Record<number, string>>): string {
  const job = ([number, title]: [string, string]) =>
    `<job><partnerJobId>${number}</partnerJobId><title>${title}</title><description><![CDATA[<p>${text}</p>]]></description>
    <city>Portland</city><state>OR</state><country>US</country><workplaceTypes>On-site</workplaceTypes>
    <jobtype>permanent</jobtype><compensation_min>48000</compensation_min><compensation_max>60000</compensation_max>
    <compensation_interval>annually</compensation_interval><compensation_currency>USD</compensation_currency></job>`;
  return `<source>${Object.entries(titles).map(job).join("")}</source>`;
}

interface Connected {
  readonly owner: Person;
  readonly slug: string;
  readonly id: string;
}

async function connect(owner: Person, slug: string): Promise<Connected> {
  const payload = { url: `${remote.origin}/jobs.xml` };
  const { body } = await server.ask("POST", `/rest/organizations/${slug}/sources`, { ...owner, payload });
  await settled();
  return { owner, slug, id: body.id };
}

async function fetchAgain({ owner, slug, id }: Connected, how = "fetch") {
  await server.advance(2 * minute);
  const path = `/rest/organizations/${slug}/sources/${id}/${how}`;
  expect((await server.ask("POST", path, owner)).status).toBe(204);
  await settled();
}

async function settled() {
  for (let round = 0; round < 3; round += 1) await server.parts.settled();
}

describe("M-45 R-78 a posting of a connected source that its organization confirmed", () => {
  let harbor: ReturnType<typeof hirer>;
  let connected: Connected;
  let id: string;
  const title = (word: string) => `${word} keeper ${count}`;
  const others = () => ({ 2: title("Second"), 3: title("Third"), 4: title("Fourth") });

  beforeEach(async () => {
    const name = `Lamp Works ${count}`;
    const slug = `lamp-works-${count}`;
    await server.publish([aDraft({ title: `Known ${count}`, organization: name })], `lamp-${count}`);
    const owner = await pro(server, `lamp${count}@lamp.example`, name);
    harbor = hirer(server, owner, await organizationNamed(server, name));
    remote.says("/jobs.xml", feed({ 1: title("First"), ...others() }));
    connected = await connect(owner, slug);
    id = await jobNamed(server, title("First"));
    const confirmed = await server.ask("POST", `/rest/organizations/${slug}/imported`, {
      ...owner,
      payload: { ids: [id] },
    });
    expect(confirmed.body).toEqual({ confirmed: [id], refused: [] });
    await settled();
  });

  const posting = async () => (await harbor.ask("GET", `/${id}`)).body;

  it("follows its source, but for what was edited here, where the source's words are proposed", async () => {
    await harbor.save(id, { ...(await posting()).fields, payMin: "50000" });
    remote.says("/jobs.xml", feed({ 1: title("Head"), ...others() }).replaceAll("48000", "52000"));
    await fetchAgain(connected);
    const { fields, sourceSays } = await posting();
    expect(fields).toMatchObject({ title: title("Head"), payMin: "50000" });
    expect(sourceSays).toEqual([expect.objectContaining({ field: "payMin", value: "52000" })]);
  });

  it("closes when its source no longer lists it, and says so", async () => {
    remote.says("/jobs.xml", feed(others()));
    await fetchAgain(connected);
    expect(await posting()).toMatchObject({
      life: "closed",
      changes: [{ actor: "source", kind: "dropped" }, {}],
    });
    const { sources } = (
      await server.ask("GET", `/rest/organizations/${connected.slug}/sources`, connected.owner)
    ).body;
    expect(sources[0].fetches[0]).toMatchObject({ closed: 1, unchanged: 3 });
  });

  it("is open again when its source lists it again, unless its organization had closed it", async () => {
    const without = feed(others());
    remote.says("/jobs.xml", without);
    await fetchAgain(connected);
    remote.says("/jobs.xml", feed({ 1: title("First"), ...others() }));
    await fetchAgain(connected);
    expect(await posting()).toMatchObject({ life: "published" });
    expect((await posting()).changes[0]).toMatchObject({ actor: "source", kind: "restored" });
    await harbor.move(id, "close", "filled");
    remote.says("/jobs.xml", without);
    await fetchAgain(connected);
    remote.says("/jobs.xml", feed({ 1: title("Anew"), ...others() }));
    await fetchAgain(connected);
    expect(await posting()).toMatchObject({ life: "closed" });
  });

  it("stays its organization's when the source is removed", async () => {
    await server.ask(
      "DELETE",
      `/rest/organizations/${connected.slug}/sources/${connected.id}`,
      connected.owner,
    );
    await settled();
    expect(await posting()).toMatchObject({ life: "published" });
    const { body } = await server.ask("GET", `/rest/job-lookup/${await jobNamed(server, title("Second"))}`);
    expect(body.status).toBe("closed");
  });
});

describe("M-45 a connected source of an organization that nobody proved to speak for", () => {
  let connected: Connected;
  let owner: Person;
  const title = () => `Unproved keeper ${count}`;

  beforeEach(async () => {
    owner = await person(server, `unproved${count}@example.com`);
    const payload = { name: `Unproved Works ${count}` };
    const { body } = await server.ask("POST", "/rest/organizations", { ...owner, payload });
    remote.says("/jobs.xml", feed({ 1: title() }));
    connected = await connect(owner, body.slug);
  });

  it("brings drafts, which nobody else sees until they are published", async () => {
    const id = await jobNamed(server, title());
    expect((await server.ask("GET", `/rest/job-lookup/${id}`)).status).toBe(404);
    const harbor = hirer(server, owner, await organizationNamed(server, `Unproved Works ${count}`));
    expect((await harbor.ask("GET", `/${id}`)).body).toMatchObject({
      life: "draft",
      fields: { title: title(), places: "Portland, OR", payMin: "48000" },
    });
    expect((await harbor.move(id, "publish")).body.life).toBe("published");
    await settled();
    expect((await server.ask("GET", `/rest/job-lookup/${id}`)).body).toMatchObject({ status: "open" });
  });

  it("changes its drafts as long as nobody edits them", async () => {
    const id = await jobNamed(server, title());
    remote.says("/jobs.xml", feed({ 1: `${title()} two` }));
    await fetchAgain(connected);
    const harbor = hirer(server, owner, await organizationNamed(server, `Unproved Works ${count}`));
    expect((await harbor.ask("GET", `/${id}`)).body).toMatchObject({
      life: "draft",
      fields: { title: `${title()} two` },
    });
  });
});

it("M-45 a source is paused once somebody else answers for its organization", async () => {
  const name = `Handed Works ${count}`;
  await server.publish([aDraft({ title: `Handed ${count}`, organization: name })], `handed-${count}`);
  const owner = await pro(server, `handed${count}@handed.example`, name);
  remote.says("/jobs.xml", feed({ 1: `Handed keeper ${count}` }));
  const { slug } = await connect(owner, `handed-works-${count}`);
  const left = await server.ask("POST", `/rest/organizations/${slug}/departure`, {
    ...owner,
    payload: { last: true },
  });
  expect(left.status).toBe(204);
  await settled();
  const row = await server.parts.database.read
    .selectFrom("connected_source")
    .select("paused_at")
    .where("url", "=", `${remote.origin}/jobs.xml`)
    .executeTakeFirstOrThrow();
  expect(row.paused_at).not.toBeNull();
});
