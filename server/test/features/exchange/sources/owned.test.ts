import { beforeEach, describe, expect, it } from "vitest";
import { minute } from "../../../../src/platform/durations.ts";
import { aDraft } from "../../../harness/a-draft.ts";
import { aFetchingServer } from "../../../harness/a-fetching-server.ts";
import { aForm, hirer, organizationNamed } from "../../../harness/a-posting.ts";
import { jobNamed, type Person, pro } from "../../../harness/an-application.ts";
import { newOwner } from "../../../harness/an-organization.ts";

const on = aFetchingServer();
const { settled } = on;

const text = aForm().description;

/** Titles by number, as postings that fit the form completely. */
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
  const payload = { url: `${on.remote.origin}/jobs.xml` };
  const { body } = await on.server.ask("POST", `/rest/organizations/${slug}/sources`, { ...owner, payload });
  await settled();
  return { owner, slug, id: body.id };
}

async function fetchAgain({ owner, slug, id }: Connected, how = "fetch") {
  await on.server.advance(2 * minute);
  const path = `/rest/organizations/${slug}/sources/${id}/${how}`;
  expect((await on.server.ask("POST", path, owner)).status).toBe(204);
  await settled();
}

describe("M-45 R-78 a posting of a connected source that its organization confirmed", () => {
  let harbor: ReturnType<typeof hirer>;
  let connected: Connected;
  let id: string;
  const title = (word: string) => `${word} keeper ${on.count}`;
  const others = () => ({ 2: title("Second"), 3: title("Third"), 4: title("Fourth") });

  beforeEach(async () => {
    const name = `Lamp Works ${on.count}`;
    const slug = `lamp-works-${on.count}`;
    await on.server.publish([aDraft({ title: `Known ${on.count}`, organization: name })], `lamp-${on.count}`);
    const owner = await pro(on.server, `lamp${on.count}@lamp.example`, name);
    harbor = hirer(on.server, owner, await organizationNamed(on.server, name));
    on.remote.says("/jobs.xml", feed({ 1: title("First"), ...others() }));
    connected = await connect(owner, slug);
    id = await jobNamed(on.server, title("First"));
    const confirmed = await on.server.ask("POST", `/rest/organizations/${slug}/imported`, {
      ...owner,
      payload: { ids: [id] },
    });
    expect(confirmed.body).toEqual({ confirmed: [id], refused: [] });
    await settled();
  });

  const posting = async () => (await harbor.ask("GET", `/${id}`)).body;

  it("follows its source, but for what was edited here, where the source's words are proposed", async () => {
    await harbor.save(id, { ...(await posting()).fields, payMin: "50000" });
    on.remote.says("/jobs.xml", feed({ 1: title("Head"), ...others() }).replaceAll("48000", "52000"));
    await fetchAgain(connected);
    const { fields, sourceSays } = await posting();
    expect(fields).toMatchObject({ title: title("Head"), payMin: "50000" });
    expect(sourceSays).toEqual([expect.objectContaining({ field: "payMin", value: "52000" })]);
  });

  it("closes when its source no longer lists it, and says so", async () => {
    on.remote.says("/jobs.xml", feed(others()));
    await fetchAgain(connected);
    expect(await posting()).toMatchObject({
      life: "closed",
      changes: [{ actor: "source", kind: "dropped" }, {}],
    });
    const { sources } = (
      await on.server.ask("GET", `/rest/organizations/${connected.slug}/sources`, connected.owner)
    ).body;
    expect(sources[0].fetches[0]).toMatchObject({ closed: 1, unchanged: 3 });
  });

  it("is open again when its source lists it again, unless its organization had closed it", async () => {
    const without = feed(others());
    on.remote.says("/jobs.xml", without);
    await fetchAgain(connected);
    on.remote.says("/jobs.xml", feed({ 1: title("First"), ...others() }));
    await fetchAgain(connected);
    expect(await posting()).toMatchObject({ life: "published" });
    expect((await posting()).changes[0]).toMatchObject({ actor: "source", kind: "restored" });
    await harbor.move(id, "close", "filled");
    on.remote.says("/jobs.xml", without);
    await fetchAgain(connected);
    on.remote.says("/jobs.xml", feed({ 1: title("Anew"), ...others() }));
    await fetchAgain(connected);
    expect(await posting()).toMatchObject({ life: "closed" });
  });

  it("stays its organization's when the source is removed", async () => {
    await on.server.ask(
      "DELETE",
      `/rest/organizations/${connected.slug}/sources/${connected.id}`,
      connected.owner,
    );
    await settled();
    expect(await posting()).toMatchObject({ life: "published" });
    const { body } = await on.server.ask(
      "GET",
      `/rest/job-lookup/${await jobNamed(on.server, title("Second"))}`,
    );
    expect(body.status).toBe("closed");
  });
});

describe("M-45 a connected source of an organization that nobody proved to speak for", () => {
  let connected: Connected;
  let owner: Person;
  const title = () => `Unproved keeper ${on.count}`;

  beforeEach(async () => {
    const [unproved, slug] = await newOwner(on.server, `Unproved Works ${on.count}`);
    owner = unproved;
    on.remote.says("/jobs.xml", feed({ 1: title() }));
    connected = await connect(owner, slug);
  });

  it("brings drafts, which nobody else sees until they are published", async () => {
    const id = await jobNamed(on.server, title());
    expect((await on.server.ask("GET", `/rest/job-lookup/${id}`)).status).toBe(404);
    const harbor = hirer(on.server, owner, await organizationNamed(on.server, `Unproved Works ${on.count}`));
    expect((await harbor.ask("GET", `/${id}`)).body).toMatchObject({
      life: "draft",
      fields: { title: title(), places: "Portland, OR", payMin: "48000" },
    });
    expect((await harbor.move(id, "publish")).body.life).toBe("published");
    await settled();
    expect((await on.server.ask("GET", `/rest/job-lookup/${id}`)).body).toMatchObject({ status: "open" });
  });

  it("changes its drafts as long as nobody edits them", async () => {
    const id = await jobNamed(on.server, title());
    on.remote.says("/jobs.xml", feed({ 1: `${title()} two` }));
    await fetchAgain(connected);
    const harbor = hirer(on.server, owner, await organizationNamed(on.server, `Unproved Works ${on.count}`));
    expect((await harbor.ask("GET", `/${id}`)).body).toMatchObject({
      life: "draft",
      fields: { title: `${title()} two` },
    });
  });
});

it("M-45 a source is paused once somebody else answers for its organization", async () => {
  const name = `Handed Works ${on.count}`;
  await on.server.publish(
    [aDraft({ title: `Handed ${on.count}`, organization: name })],
    `handed-${on.count}`,
  );
  const owner = await pro(on.server, `handed${on.count}@handed.example`, name);
  on.remote.says("/jobs.xml", feed({ 1: `Handed keeper ${on.count}` }));
  const { slug } = await connect(owner, `handed-works-${on.count}`);
  const left = await on.server.ask("POST", `/rest/organizations/${slug}/departure`, {
    ...owner,
    payload: { last: true },
  });
  expect(left.status).toBe(204);
  await settled();
  const row = await on.server.parts.database.read
    .selectFrom("connected_source")
    .select("paused_at")
    .where("url", "=", `${on.remote.origin}/jobs.xml`)
    .executeTakeFirstOrThrow();
  expect(row.paused_at).not.toBeNull();
});
