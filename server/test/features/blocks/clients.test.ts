import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { hirer, organizationNamed } from "../../harness/a-posting.ts";
import { apply, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

const agency = "Northwind Staffing";
const client = "Harbor Trust";
const other = "Fog Bell";

let server: TestApp;
let people = 0;
/** What the agency posts for the client, for somebody else, and for itself. */
let posted: { readonly theirs: string; readonly others: string; readonly own: string };

beforeAll(async () => {
  server = await startApp();
  const known = [agency, client, other];
  await server.publish(
    known.map((organization, at) => aDraft({ title: `Known ${at}`, organization, sourceId: `known-${at}` })),
  );
  await server.advance(200_000);
  const agent = await pro(server, "agent@northwind.example", agency);
  const northwind = hirer(server, agent, await organizationNamed(server, agency));
  const postedFor = async (title: string, named?: string, mail = "") => {
    const id = await northwind.publish({ title });
    if (named === undefined) return id;
    const owner = await pro(server, mail, named);
    const payload = { client: named, postingId: id };
    await server.ask("POST", "/rest/organizations/northwind-staffing/clients", { ...agent, payload });
    const path = `/rest/organizations/${named.toLowerCase().replace(" ", "-")}/agencies`;
    const [{ id: relation }] = (await server.ask("GET", path, owner)).body.relations;
    const answer = { payload: { isConfirmed: true } };
    await server.ask("POST", `${path}/${relation}/answer`, { ...owner, ...answer });
    // Slow tasks wait for the next round when a quick task schedules them.
    for (let round = 0; round < 3; round += 1) await server.parts.settled();
    return id;
  };
  posted = {
    theirs: await postedFor("Lamp Keeper", client, "owner@harbor.example"),
    others: await postedFor("Lamp Painter", other, "owner@fogbell.example"),
    own: await postedFor("Lamp Rigger"),
  };
}, 60_000);
afterAll(() => server.close());

const somebody = () => person(server, `seeker${(people += 1)}@example.com`);

const search = async (who: Partial<Person>, payload: object = {}) =>
  (await server.ask("POST", "/rest/jobs/search", { ...who, payload: { size: 100, ...payload } })).body;

const idsIn = (documents: readonly { id: string }[]) =>
  documents.map(({ id }) => id).filter((id) => Object.values(posted).includes(id));

async function keepAway(who: Person, kind: "blocked" | "employer", organization = client): Promise<void> {
  const made = await server.ask("POST", "/rest/blocks", { ...who, payload: { kind, organization } });
  expect(made.status).toBe(200);
}

const books = async (slug: string, who: Partial<Person> = {}) =>
  (await server.ask("GET", `/rest/organizations/${slug}?size=100`, who)).body;

describe("M-28 what an agency posts for an organization that somebody blocked", () => {
  it("is not in their search, its counts and its facets, and is in everybody else's", async () => {
    const who = await somebody();
    const before = await search(who, { facets: true });
    expect(idsIn(before.documents).toSorted()).toEqual(Object.values(posted).toSorted());
    await keepAway(who, "blocked");
    const after = await search(who, { facets: true });
    expect(idsIn(after.documents).toSorted()).toEqual([posted.others, posted.own].toSorted());
    // The client's own posting and the agency's for it.
    const total = (body: typeof after) => body.hits.total.value;
    expect(total(after)).toBe(total(before) - 2);
    const counted = (body: typeof after) =>
      body.facets.organizations.find(({ label }: { label: string }) => label === agency)?.count;
    expect([counted(before), counted(after)]).toEqual([4, 3]);
    expect(total(await search(await somebody()))).toBe(total(before));
    expect(total(await search({}))).toBe(total(before));
  });

  it("is not on their map, among similar postings, or in the agency's list of open postings", async () => {
    const who = await somebody();
    const payload = { title: "Lamp Keeper", organization: agency };
    const pins = async () => {
      const { body } = await server.ask("POST", "/rest/jobs/map", { ...who, payload });
      const placed = body.places.map(({ count }: { count: number }) => count);
      return body.unplaced + placed.reduce((sum: number, count: number) => sum + count, 0);
    };
    const similar = async () => {
      const { body } = await server.ask("GET", `/rest/jobs/${posted.own}/similar`, who);
      return idsIn(body.documents).includes(posted.theirs);
    };
    const listed = async () => {
      const { jobs, total } = await books("northwind-staffing", who);
      return [idsIn(jobs).includes(posted.theirs), total];
    };
    const before = await pins();
    expect([await similar(), await listed()]).toEqual([true, [true, 4]]);
    await keepAway(who, "blocked");
    expect(await pins()).toBe(before - 1);
    expect([await similar(), await listed()]).toEqual([false, [false, 3]]);
    expect((await books("northwind-staffing")).total).toBe(4);
  });

  it("takes no application of theirs, and the posting says whom they blocked", async () => {
    const who = await somebody();
    await keepAway(who, "blocked");
    const refused = await apply(server, who, posted.theirs, { toEmployer: true });
    expect([refused.status, refused.body.code]).toEqual([409, "organization-blocked"]);
    const standing = (id: string) => server.ask("GET", `/rest/blocks/jobs/${id}`, who);
    expect((await standing(posted.theirs)).body).toEqual({
      kind: "blocked",
      organization: { name: client, slug: "harbor-trust" },
      isClient: true,
    });
    expect((await standing(posted.others)).body).toEqual({
      organization: { name: agency, slug: "northwind-staffing" },
      isClient: false,
    });
    expect((await apply(server, who, posted.others)).status).toBe(201);
  });

  it("is found again once they unblock it", async () => {
    const who = await somebody();
    await keepAway(who, "blocked");
    const [{ id }] = (await server.ask("GET", "/rest/blocks", who)).body.blocks;
    await server.ask("DELETE", `/rest/blocks/${id}`, who);
    expect(idsIn((await search(who)).documents)).toContain(posted.theirs);
  });

  it("is not on the client's page for somebody who blocked the agency", async () => {
    const who = await somebody();
    expect((await books("harbor-trust", who)).byAgencies.total).toBe(1);
    await keepAway(who, "blocked", agency);
    expect((await books("harbor-trust", who)).byAgencies).toEqual({ jobs: [], total: 0 });
  });

  it("is hidden with everything from the client", async () => {
    const who = await somebody();
    const own: string = (await search(who, { organization: client })).documents[0].id;
    const payload = { kind: "organization", jobId: own };
    const { body } = await server.ask("POST", "/rest/own-lists/hidden", { ...who, payload });
    const { documents } = await search(who);
    const marked = documents.filter(({ own: marks }: { own?: { hidden?: object } }) => marks?.hidden);
    expect(marked.map(({ id }: { id: string }) => id).toSorted()).toEqual([own, posted.theirs].toSorted());
    expect(marked[0].own.hidden).toEqual({ id: body.id, kind: "organization" });
  });
});

describe("M-28 what an agency posts for a blocked employer", () => {
  it("is sent only where that is confirmed, and stays hidden from an agency that is kept away later", async () => {
    const who = await somebody();
    await keepAway(who, "employer");
    expect(idsIn((await search(who)).documents)).toContain(posted.theirs);
    const asked = await apply(server, who, posted.theirs);
    expect([asked.status, asked.body.code]).toEqual([409, "employer-kept-away"]);
    const { status, body } = await apply(server, who, posted.theirs, { toEmployer: true });
    expect(status).toBe(201);
    const { read } = server.parts.database;
    const consent = await read
      .selectFrom("consent")
      .select("wording")
      .where("about", "=", String(body.id))
      .where("kind", "=", "employer")
      .executeTakeFirstOrThrow();
    expect(consent.wording).toBe(
      "Send it to Northwind Staffing, which posts this for Harbor Trust, which I otherwise keep away.",
    );
    const agent = await person(server, "agent@northwind.example");
    const seen = async () =>
      (await server.ask("GET", `/rest/organization/applications/${body.id}`, agent)).status;
    expect(await seen()).toBe(200);
    await keepAway(who, "employer", agency);
    expect(await seen()).toBe(404);
  });

  it("asks about the agency first where both are kept away", async () => {
    const who = await somebody();
    await keepAway(who, "employer");
    await keepAway(who, "employer", agency);
    const standing = await server.ask("GET", `/rest/blocks/jobs/${posted.theirs}`, who);
    expect(standing.body).toMatchObject({
      kind: "employer",
      organization: { name: agency },
      isClient: false,
    });
  });
});

describe("R-78 what agencies post for a client", () => {
  it("is on the client's page, with the agency that answers, and stays on the agency's", async () => {
    const { byAgencies, jobs, total } = await books("harbor-trust");
    expect(byAgencies).toMatchObject({
      total: 1,
      jobs: [{ id: posted.theirs, organization: { name: agency }, client: { name: client } }],
    });
    expect([idsIn(jobs), total]).toEqual([[], 1]);
    expect(idsIn((await books("northwind-staffing")).jobs)).toContain(posted.theirs);
  });

  it("has pages of its own", async () => {
    const { body } = await server.ask("GET", "/rest/organizations/harbor-trust?agenciesFrom=1");
    expect([body.byAgencies.jobs, body.byAgencies.total, body.jobs.length]).toEqual([[], 1, 1]);
  });
});
