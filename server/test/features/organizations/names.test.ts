import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { enterPro } from "../../../src/features/pros/commands.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, mailsTo, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { organizationId, ownName } from "../../harness/members.ts";

let server: TestApp;
let ada: Person;
let count = 0;

beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  count += 1;
  await server.advance(3000);
  ada = await person(server, `ada${count}@works.example`);
});

const missing = [
  { path: "/firstName", key: "validation.firstNameRequired" },
  { path: "/lastName", key: "validation.lastNameRequired" },
];

function create(payload: object, by = ada) {
  return server.ask("POST", "/rest/organizations", { ...by, payload });
}

function change(method: "PATCH" | "PUT", path: string, payload: object, by = ada) {
  return server.ask(method, path, { ...by, payload });
}

/** The names that the organization's page lists as its Pros. */
async function prosOf(organization: string): Promise<string[]> {
  const { body } = await server.ask("GET", `/rest/organizations/${organization}`);
  return body.pros.map(({ name }: { name: string }) => name);
}

async function accountName(by: Person) {
  const { firstName, lastName } = (await server.ask("GET", "/rest/account", by)).body;
  return { firstName, lastName };
}

describe("V-01 V-02 somebody without a name", () => {
  it("creates no organization until they give it", async () => {
    const name = `Named ${count}`;
    expect(await create({ name })).toMatchObject({ status: 400, body: { errors: missing } });
    const half = await create({ name, firstName: "Grace" });
    expect(half).toMatchObject({ status: 400, body: { errors: [missing[1]] } });
    const blank = await create({ name, firstName: " ", lastName: "–" });
    expect(blank).toMatchObject({ status: 400, body: { errors: missing } });
    expect((await server.ask("GET", `/rest/organizations/named-${count}`)).status).toBe(404);

    const made = await create({ name, ...ownName });
    expect(made.status).toBe(201);
    expect(await prosOf(made.body.slug)).toEqual(["Grace Hopper"]);
    expect(await accountName(ada)).toEqual(ownName);
  });

  it("accepts no invitation until they say it, and the invitation stays open", async () => {
    const { body } = await create({ name: `Inviting ${count}`, ...ownName });
    const email = `ben${count}@works.example`;
    await server.ask("POST", `/rest/organizations/${body.slug}/invitations`, {
      ...ada,
      payload: { email, role: "recruiter" },
    });
    const [mail] = await mailsTo(server, email);
    const token = /invitations\/(\S+)/.exec(mail?.text ?? "")?.[1];
    const ben = await person(server, email);
    const accept = (payload: object) =>
      server.ask("POST", "/rest/invitations/accept", { ...ben, payload: { token, ...payload } });
    expect(await accept({})).toMatchObject({ status: 400, body: { errors: missing } });
    expect((await accept({ firstName: "Ben", lastName: "Okri" })).status).toBe(200);
    expect(await prosOf(body.slug)).toEqual(["Grace Hopper", "Ben Okri"]);
  });

  it("claims no organization until they say it", async () => {
    await server.publish(
      [aDraft({ title: `Keeper ${count}`, organization: `Claimed ${count}` })],
      `c${count}`,
    );
    const path = `/rest/organizations/claimed-${count}/claims`;
    const payload = { method: "administrator", reason: "I have run it for years." };
    const refused = await server.ask("POST", path, { ...ada, payload });
    expect(refused).toMatchObject({ status: 400, body: { errors: missing } });
    const started = await server.ask("POST", path, { ...ada, payload: { ...payload, ...ownName } });
    expect(started.status).toBe(201);
    expect(await accountName(ada)).toEqual(ownName);
  });
});

it("somebody who has a name keeps it when they create an organization", async () => {
  await change("PUT", "/rest/account/display-name", { displayName: "Countess" });
  const { body } = await create({ name: `Kept ${count}`, ...ownName });
  expect(await prosOf(body.slug)).toEqual(["Countess"]);
  expect(await accountName(ada)).toEqual({ firstName: "", lastName: "" });
});

describe("R-22 a Pro's public name follows the account's", () => {
  let slug: string;
  let job: string;

  beforeEach(async () => {
    const title = `Rigger ${count}`;
    await server.publish([aDraft({ title, organization: `Follow ${count}` })], `f${count}`);
    job = await jobNamed(server, title);
    const email = `rigger.boss${count}@works.example`;
    ada = await pro(server, email, `Follow ${count}`);
    const { database } = server.parts;
    const id = await organizationId(database.read, `Follow ${count}`);
    const own = await database.read
      .selectFrom("pro")
      .select(["id", "slug"])
      .where("organization_id", "=", id)
      .executeTakeFirstOrThrow();
    slug = own.slug;
    await database.write((writer) =>
      writer.updateTable("posting").set({ pro_id: own.id }).where("organization_id", "=", id).execute(),
    );
  });

  /** On the Pro's page, the organization's and the posting's; answers about postings are cached. */
  async function shown(): Promise<string[]> {
    await server.parts.settled();
    const page = await server.ask("GET", `/rest/pros/${slug}`);
    const posting = await server.ask("GET", `/rest/job-lookup/${job}`);
    return [page.body.name, ...(await prosOf(`follow-${count}`)), posting.body.pro.name];
  }

  it("in the account, in the profile and in an application, on every page", async () => {
    const appointed = `Rigger Boss${count}`;
    expect(await shown()).toEqual([appointed, appointed, appointed]);
    await change("PATCH", "/rest/account", { firstName: "Ada", lastName: "Byron" });
    expect(await shown()).toEqual(["Ada Byron", "Ada Byron", "Ada Byron"]);
    await change("PUT", "/rest/profile/personal", {
      firstName: "Ada",
      lastName: "King",
      postal: "10001",
    });
    expect(await shown()).toEqual(["Ada King", "Ada King", "Ada King"]);
    await change("PUT", "/rest/account/display-name", { displayName: "Countess" });
    expect(await shown()).toEqual(["Countess", "Countess", "Countess"]);
    await change("PUT", "/rest/account/display-name", {});
    await server.publish([aDraft({ title: `Other ${count}`, organization: `Else ${count}` })], `e${count}`);
    const sent = await apply(server, ada, await jobNamed(server, `Other ${count}`), { lastName: "Lovelace" });
    expect(sent.status).toBe(201);
    expect(await shown()).toEqual(["Ada Lovelace", "Ada Lovelace", "Ada Lovelace"]);
  });

  it("and their page keeps its address, in capitals too", async () => {
    const before = slug;
    await change("PATCH", "/rest/account", { firstName: "Ada", lastName: "Byron" });
    for (const spelled of [before, before.toUpperCase()])
      expect((await server.ask("GET", `/rest/pros/${spelled}`)).body.slug).toBe(before);
  });
});

it("R-22 a demo Pro has no account, and keeps its name", async () => {
  const { body } = await create({ name: `Demo ${count}`, ...ownName });
  await enterPro(
    server.parts,
    {
      name: "Demo Dana",
      slug: `demo-dana-${count}`,
      title: "",
      organization: `Demo ${count}`,
      bio: "",
      picture: () => new Uint8Array([1]),
    },
    server.parts.clock.now(),
  );
  await change("PATCH", "/rest/account", { firstName: "Ada", lastName: "Byron" });
  expect(await prosOf(body.slug)).toEqual(["Ada Byron", "Demo Dana"]);
});

it("only a change of a Pro's public name is announced", async () => {
  const renames = async () => {
    const rows = await server.parts.database.read
      .selectFrom("event")
      .select("sequence")
      .where("name", "=", "pro-renamed")
      .where("subject_id", "=", Number(ada.accountId))
      .execute();
    return rows.length;
  };
  await change("PATCH", "/rest/account", { firstName: "Ada", lastName: "Byron" });
  expect(await renames()).toBe(0);
  await create({ name: `Announced ${count}` });
  await change("PATCH", "/rest/account", { firstName: "Ada", lastName: "Byron" });
  expect(await renames()).toBe(0);
  await change("PATCH", "/rest/account", { firstName: "Ada", lastName: "King" });
  expect(await renames()).toBe(1);
});
