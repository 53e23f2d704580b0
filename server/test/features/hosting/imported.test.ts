import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PostingDraft } from "../../../src/features/jobs/rules/posting-draft.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { aForm, hirer, organizationNamed } from "../../harness/a-posting.ts";
import { jobNamed, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { join } from "../../harness/members.ts";

const text = aForm().description;
const pay = {
  compensation: { min: 48_000, max: 60_000, type: "year", currency: "USD" },
  payMin: 48_000,
  payMax: 60_000,
} as const;

let server: TestApp;
let owner: Person;
let harbor: ReturnType<typeof hirer>;
let count = 0;
let name: string;
let slug: string;
let source: string;

beforeAll(async () => {
  server = await startApp();
}, 60_000);
afterAll(() => server.close());

/** Each test has an organization of its own, with a source of its own. */
beforeEach(async () => {
  count += 1;
  name = `Harbor ${count}x`;
  slug = `harbor-${count}x`;
  source = `harbor-${count}`;
  await server.publish([ready(), unready()], source);
  await server.advance(200_000);
  owner = await pro(server, `owner${count}@harbor.example`, name);
  harbor = hirer(server, owner, await organizationNamed(server, name));
});

/** A posting that fits the form completely. */
function ready(changes: Partial<PostingDraft> = {}): PostingDraft {
  return aDraft({
    sourceId: "ready",
    organization: name,
    title: `Ready ${count}`,
    description: `<p>${text}</p>`,
    text,
    places: [{ city: "Portland", state: "OR", country: "US" }],
    remote: { kind: "onsite" },
    jobType: "permanent",
    ...pay,
    ...changes,
  });
}

/** Colorado requires a pay range and the benefits. */
function unready(): PostingDraft {
  const { compensation: _, payMin: __, payMax: ___, ...unpaid } = ready();
  const places = [{ city: "Denver", state: "CO", country: "US" }];
  return { ...unpaid, sourceId: "unready", title: `Unready ${count}`, places };
}

const list = (by: Person) => server.ask("GET", `/rest/organizations/${slug}/imported`, by);

function confirm(by: Person, ...ids: string[]) {
  return server.ask("POST", `/rest/organizations/${slug}/imported`, { ...by, payload: { ids } });
}

async function titles(by = owner): Promise<string[]> {
  return (await list(by)).body.postings.map(({ title }: { title: string }) => title);
}

/** The job as seekers read it, once every process knows about the change. */
async function job(id: string) {
  await server.parts.settled();
  return (await server.ask("GET", `/rest/job-lookup/${id}`)).body;
}

describe("R-78 an imported posting of an organization that somebody answers for", () => {
  it("is listed with what keeps it from being confirmed, and seekers still find it", async () => {
    const { body } = await list(owner);
    expect(body).toMatchObject({ total: 2, organization: { name, slug } });
    const [first, second] = body.postings;
    expect(first).toMatchObject({ title: `Ready ${count}`, source, faults: [] });
    expect(second.faults[0].text).toContain("Colorado's Equal Pay for Equal Work Act");
    expect(await job(second.id)).toMatchObject({ status: "open" });
    expect((await job(second.id)).life).toBeUndefined();
  });

  it("is hosted once it is confirmed, while one that the rules refuse stays imported", async () => {
    const [fine, refused] = [
      await jobNamed(server, `Ready ${count}`),
      await jobNamed(server, `Unready ${count}`),
    ];
    const before = await job(fine);
    const answer = await confirm(owner, fine, refused);
    expect(answer).toMatchObject({ status: 200, body: { confirmed: [fine], refused: [refused] } });
    await server.parts.settled();
    expect(await titles()).toEqual([`Unready ${count}`]);
    expect(await job(fine)).toMatchObject({
      status: "open",
      life: "published",
      firstSeenAt: before.firstSeenAt,
    });
    expect((await job(refused)).life).toBeUndefined();
    const { body } = await harbor.ask("GET", `/${fine}`);
    expect(body).toMatchObject({ life: "published", faults: [], fields: { places: "Portland, OR" } });
    expect(Date.parse(body.confirmBy)).toBeGreaterThan(server.parts.clock.now());
    expect((await confirm(owner, fine)).body).toEqual({ confirmed: [fine], refused: [] });
  });

  it("binds every rule of hosting from then on", async () => {
    const id = await jobNamed(server, `Ready ${count}`);
    await confirm(owner, id);
    const saved = await harbor.save(id, { payMin: "", payMax: "", places: "Denver, CO" });
    expect(saved).toMatchObject({ status: 409, body: { code: "posting-unready" } });
    expect((await harbor.move(id, "pause")).body.life).toBe("paused");
    expect((await job(id)).status).toBe("closed");
  });

  it("is completed in the editor, where saving shows seekers nothing before it is confirmed", async () => {
    const id = await jobNamed(server, `Unready ${count}`);
    await confirm(owner, id);
    expect((await harbor.ask("GET", `/${id}`)).body).toMatchObject({ life: "imported", moves: ["adopt"] });
    expect((await harbor.move(id, "adopt")).body.code).toBe("posting-unready");
    await harbor.save(id, {
      title: `Completed ${count}`,
      payMin: "50000",
      payMax: "60000",
      payUnit: "year",
      payCurrency: "USD",
      benefits: "Health insurance",
    });
    expect((await job(id)).title).toBe(`Unready ${count}`);
    expect((await harbor.move(id, "adopt")).body.life).toBe("published");
    expect((await job(id)).title).toBe(`Completed ${count}`);
  });

  it("is not listed for or confirmed by another organization's Pro, a reader, or under another name", async () => {
    const id = await jobNamed(server, `Ready ${count}`);
    await server.publish([aDraft({ title: "Known", organization: `Quarry ${count}x` })], `quarry-${count}`);
    const stranger = await pro(server, `stranger${count}@quarry.example`, `Quarry ${count}x`);
    const reader = await person(server, `reader${count}@harbor.example`);
    await join(server, reader, "reader", name);
    for (const by of [stranger, reader]) {
      expect((await list(by)).status).toBe(404);
      expect((await confirm(by, id)).status).toBe(404);
    }
    const theirs = await server.ask("POST", `/rest/organizations/quarry-${count}x/imported`, {
      ...stranger,
      payload: { ids: [id] },
    });
    expect(theirs).toMatchObject({ status: 404, body: { code: "job-not-found" } });
    expect((await job(id)).life).toBeUndefined();
  });

  it("takes what its source left open from what is said for all, and nothing that it states", async () => {
    const { jobType: _, ...untyped } = ready({ sourceId: "untyped", title: `Untyped ${count}` });
    await server.publish([ready(), { ...untyped, remote: { kind: "unknown" } }], source);
    const ids = [await jobNamed(server, `Ready ${count}`), await jobNamed(server, `Untyped ${count}`)];
    const payload = { ids, unstated: { remoteKind: "onsite", jobType: "contract" } };
    const answer = await server.ask("POST", `/rest/organizations/${slug}/imported`, { ...owner, payload });
    expect(answer.body.refused).toEqual([]);
    expect(await Promise.all(ids.map(async (id) => (await job(id)).jobType))).toEqual([
      "permanent",
      "contract",
    ]);
  });

  it("that its source closed is not confirmed", async () => {
    const id = await jobNamed(server, `Ready ${count}`);
    await server.publish([unready()], source);
    expect((await confirm(owner, id)).body).toEqual({ confirmed: [], refused: [id] });
    expect((await job(id)).status).toBe("closed");
  });
});

describe("M-45 a later import of a confirmed posting", () => {
  it("changes the fields that nobody edited here, and leaves those that somebody did", async () => {
    const id = await jobNamed(server, `Ready ${count}`);
    await confirm(owner, id);
    await harbor.save(id, { title: `Edited ${count}` });
    const places = [{ city: "Salem", state: "OR", country: "US" }];
    await server.publish([ready({ title: `Renamed ${count}`, places }), unready()], source);
    expect(await job(id)).toMatchObject({ title: `Edited ${count}`, address: { city: "Salem" } });
    const { body } = await server.ask("GET", `/rest/job-lookup/${id}/history`);
    expect(body.changes[0]).toMatchObject({ kind: "followed", actor: "source" });
    expect(body.changes[0].fields).toMatchObject([{ field: "places", after: "Salem, OR" }]);
  });

  it("does not make it unpublishable", async () => {
    const id = await jobNamed(server, `Ready ${count}`);
    await confirm(owner, id);
    const { version } = (await harbor.ask("GET", `/${id}`)).body;
    await server.publish([{ ...unready(), sourceId: "ready" }], source);
    expect((await harbor.ask("GET", `/${id}`)).body).toMatchObject({ version, faults: [] });
    expect(await job(id)).toMatchObject({ title: `Ready ${count}`, address: { city: "Portland" } });
  });

  it("doesn't close it, reopen it, or give it to another organization", async () => {
    const id = await jobNamed(server, `Ready ${count}`);
    await confirm(owner, id);
    await server.publish([unready()], source);
    expect((await job(id)).status).toBe("open");
    await harbor.move(id, "close", "filled");
    await server.publish([ready({ organization: `Rival ${count}x`, title: `Renamed ${count}` })], source);
    expect(await job(id)).toMatchObject({ status: "closed", life: "closed", organization: { name } });
  });

  it("still changes one that was only opened in the editor", async () => {
    const id = await jobNamed(server, `Unready ${count}`);
    await confirm(owner, id);
    await harbor.save(id, { title: `Edited ${count}`, benefits: "Health insurance" });
    await server.publish([ready(), { ...unready(), ...pay }], source);
    expect(await job(id)).toMatchObject({ title: `Unready ${count}` });
    expect((await confirm(owner, id)).body.confirmed).toEqual([id]);
    expect(await job(id)).toMatchObject({ title: `Edited ${count}`, life: "published" });
  });
});
