import { limits } from "@candor/contract/limits";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { moveBack, moveInto } from "../../../src/features/organizations/commands/move-belongings.ts";
import { jsonText } from "../../../src/platform/json-text.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { gigFields, gigOrganizations } from "../../harness/a-gig.ts";
import { type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { join, organizationId } from "../../harness/members.ts";

let server: TestApp;
let keeper: Person;
let rival: Person;
let reader: Person;
let harbor: string;
let quarry: string;

beforeAll(async () => {
  server = await startApp();
  ({ keeper, rival, harbor } = await gigOrganizations(server));
  reader = await person(server, "reader@harbor.example");
  const joining = { email: "reader@harbor.example", accountId: Number(reader.accountId) };
  await join(server, joining, "reader", "Harbor Trust");
  quarry = String(await organizationId(server.parts.database.read, "Quarry Works"));
});
afterAll(() => server.close());

beforeEach(() => server.parts.database.write((writer) => writer.deleteFrom("gig").execute()));

const post = (fields: object, by = keeper, organization = harbor, key?: string) =>
  server.ask("POST", "/rest/organization/gigs", {
    headers: { ...by.headers, ...(key !== undefined && { "idempotency-key": key }) },
    payload: { organizationId: organization, fields: { ...gigFields, ...fields } },
  });
const posted = async (fields: object = {}, by = keeper, organization = harbor): Promise<string> =>
  (await post(fields, by, organization)).body.id;
const listed = async (query = "", by: object = {}) =>
  (await server.ask("GET", `/rest/gigs${query}`, by)).body;
const titles = async (query = "", by: object = {}) =>
  (await listed(query, by)).gigs.map(({ title }: { title: string }) => title);
const own = (method: "GET" | "PUT" | "POST", path: string, by: Person, payload?: object) =>
  server.ask(method, `/rest/organization/gigs/${path}`, { ...by, ...(payload && { payload }) });

describe("R-79 C-20 a gig", () => {
  it("E-22 is read by everybody as its organization posted it", async () => {
    const id = await posted({ place: "Astoria, OR" });
    const { status, body } = await server.ask("GET", `/rest/gigs/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...gigFields,
      id,
      place: "Astoria, OR",
      organization: { id: harbor, name: "Harbor Trust", slug: "harbor-trust" },
    });
    expect(body).not.toHaveProperty("closedAt");
  });

  it("is in the sitemap until it closes", async () => {
    const [open, closed] = [await posted(), await posted()];
    await own("POST", `${closed}/closing`, keeper);
    const { body: index } = await server.ask("GET", "/sitemap.xml");
    expect(index).toContain("<loc>http://candor.test/sitemaps/gigs-1.xml</loc>");
    const { body } = await server.ask("GET", "/sitemaps/gigs-1.xml");
    expect(body.match(/<loc>.*<\/loc>/g)).toEqual([`<loc>http://candor.test/gigs/${open}</loc>`]);
    expect((await server.ask("GET", "/sitemaps/gigs-2.xml")).status).toBe(404);
  });

  it("without a place is remote", async () => {
    const id = await posted({ place: " " });
    expect((await server.ask("GET", `/rest/gigs/${id}`)).body).not.toHaveProperty("place");
  });

  it.each([
    ["no title", { title: " … " }, "/fields/title", "validation.gigTitleRequired"],
    ["no description", { description: "" }, "/fields/description", "validation.gigDescriptionRequired"],
    [
      "E-22 a budget whose end is below its start",
      { budget: { kind: "hourly", from: 50, to: 40 } },
      "/fields/budget/to",
      "validation.gigBudgetOrder",
    ],
    [
      "E-22 an hour that costs too much",
      { budget: { kind: "hourly", from: 50, to: limits.gigDollarsAnHour + 1 } },
      "/fields/budget/to",
      "validation.outOfRange",
    ],
    [
      "E-22 nothing to pay",
      { budget: { kind: "perProject", from: 0, to: 40 } },
      "/fields/budget/from",
      "validation.outOfRange",
    ],
    [
      "E-22 a budget of another kind",
      { budget: { kind: "monthly", from: 40, to: 50 } },
      "/fields/budget/kind",
      "validation.unknownChoice",
    ],
    [
      "cents in the lowest amount",
      { budget: { kind: "hourly", from: 40.5, to: 50 } },
      "/fields/budget/from",
      "validation.lowestDollars",
    ],
    [
      "cents in the highest amount",
      { budget: { kind: "hourly", from: 40, to: 50.5 } },
      "/fields/budget/to",
      "validation.highestDollars",
    ],
    [
      "a promise of no day",
      { answerBusinessDays: 0 },
      "/fields/answerBusinessDays",
      "validation.gigAnswerDays",
    ],
    [
      "a promise in words",
      { answerBusinessDays: null },
      "/fields/answerBusinessDays",
      "validation.gigAnswerDays",
    ],
    [
      "too many skills",
      { skills: Array.from({ length: limits.gigSkills + 1 }, (_, at) => `Skill ${at}`) },
      "/fields/skills",
      "validation.outOfRange",
    ],
  ])("is refused with %s", async (_what, fields, path, key) => {
    const { status, body } = await post(fields);
    expect(status).toBe(400);
    expect(body.errors).toEqual([expect.objectContaining({ path, key })]);
  });

  it("that is posted twice with one key is one gig", async () => {
    const [one, other] = await Promise.all([
      post({}, keeper, harbor, "a key"),
      post({}, keeper, harbor, "a key"),
    ]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(one.body).toEqual(other.body);
    expect((await listed()).total).toBe(1);
  });

  it("belongs to an organization: its Pros change and close it, others find nothing", async () => {
    const id = await posted();
    const change = { ...gigFields, title: "Paint two lighthouses" };
    for (const [by, status] of [
      [rival, 404],
      [reader, 404],
    ] as const) {
      expect((await own("PUT", id, by, change)).status).toBe(status);
      expect((await own("POST", `${id}/closing`, by)).status).toBe(status);
    }
    expect((await own("GET", id, rival)).status).toBe(404);
    expect((await own("GET", id, reader)).body).toMatchObject({ mayAnswer: false, gig: { id } });
    expect((await post({}, keeper, quarry)).status).toBe(404);
    expect((await own("PUT", id, keeper, change)).status).toBe(204);
    expect(await titles()).toEqual(["Paint two lighthouses"]);
  });

  it("that is closed is in no list, and can't be changed", async () => {
    const id = await posted();
    for (const status of [204, 204]) expect((await own("POST", `${id}/closing`, keeper)).status).toBe(status);
    expect(await listed()).toEqual({ gigs: [], total: 0 });
    expect((await own("PUT", id, keeper, gigFields)).body.code).toBe("gig-closed");
    expect((await server.ask("GET", `/rest/gigs/${id}`)).body.closedAt).toMatch(/Z$/);
    const closings = await server.parts.database.read
      .selectFrom("event")
      .select("name")
      .where("name", "=", "gig-closed")
      .where("subject_id", "=", Number(id))
      .execute();
    expect(closings).toHaveLength(1);
  });

  it("is one of so many that an organization can have open", async () => {
    const row = { organization_id: Number(harbor), title: "x", description: "x", budget: "hourly" } as const;
    const gig = {
      ...row,
      amount_from: 1,
      amount_to: 1,
      skills_json: jsonText([]),
      answer_business_days: 1,
      created_at: 1,
    };
    await server.parts.database.write((writer) =>
      writer
        .insertInto("gig")
        .values(Array.from({ length: limits.openGigs }, () => gig))
        .execute(),
    );
    expect((await post({})).body.code).toBe("too-many-gigs");
    expect((await post({}, rival, quarry)).status).toBe(201);
  });
});

describe("R-79 the list of gigs", () => {
  it("has the open ones, newest first, a page at a time", async () => {
    for (let at = 1; at <= limits.gigsPerPage + 1; at += 1) await posted({ title: `Gig ${at}` });
    const first = await listed();
    expect(first.total).toBe(limits.gigsPerPage + 1);
    expect(first.gigs).toHaveLength(limits.gigsPerPage);
    expect(first.gigs[0].title).toBe(`Gig ${limits.gigsPerPage + 1}`);
    expect(await titles(`?from=${limits.gigsPerPage}`)).toEqual(["Gig 1"]);
  });

  it("E-22 is filtered by words and by the kind of budget", async () => {
    await posted({ title: "Paint 100% of a lighthouse" });
    await posted({ title: "Mend nets", skills: ["Knots"], budget: { kind: "hourly", from: 30, to: 30 } });
    expect(await titles("?words=LIGHTHOUSE%20white")).toEqual(["Paint 100% of a lighthouse"]);
    expect(await titles("?words=knots")).toEqual(["Mend nets"]);
    expect(await titles("?words=100%25")).toEqual(["Paint 100% of a lighthouse"]);
    expect(await titles("?words=lighthouse%20knots")).toEqual([]);
    expect(await titles("?budget=hourly")).toEqual(["Mend nets"]);
    expect((await server.ask("GET", "/rest/gigs?budget=monthly")).status).toBe(400);
  });

  it("M-28 lacks the gigs of organizations that its reader blocks", async () => {
    await posted();
    await posted({ title: "Break stones" }, rival, quarry);
    const ada = await person(server, "ada@example.com");
    const payload = { kind: "blocked", organization: "Quarry Works" };
    await server.ask("POST", "/rest/blocks", { ...ada, payload });
    expect(await titles("", ada)).toEqual(["Paint a lighthouse"]);
    expect(await titles()).toEqual(["Break stones", "Paint a lighthouse"]);
  });
});

describe("R-79 the gigs of an organization that", () => {
  it("is merged move to the other one, and back", async () => {
    const id = await posted();
    const of = async () => (await server.ask("GET", `/rest/gigs/${id}`)).body.organization.name;
    const { database } = server.parts;
    await database.write((writer) => moveInto(writer, Number(harbor), Number(quarry)));
    expect(await of()).toBe("Quarry Works");
    await database.write((writer) => moveBack(writer, Number(harbor), Number(quarry)));
    expect(await of()).toBe("Harbor Trust");
  });

  it("nobody answers for anymore are closed", async () => {
    await server.publish([aDraft({ title: "Caller", organization: "Fog Horns" })], "fog");
    const last = await pro(server, "last@fog.example", "Fog Horns");
    const fog = String(await organizationId(server.parts.database.read, "Fog Horns"));
    const id = await posted({}, last, fog);
    await server.ask("POST", "/rest/organizations/fog-horns/departure", { ...last, payload: { last: true } });
    await server.parts.settled();
    expect((await server.ask("GET", `/rest/gigs/${id}`)).body).toHaveProperty("closedAt");
  });
});
