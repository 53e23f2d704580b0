import { limits } from "@candor/contract/limits";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, type Person, person } from "../../harness/an-application.ts";
import { newOwner } from "../../harness/an-organization.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { join, joinAgain } from "../../harness/members.ts";

let server: TestApp;
let owner: Person;
let stranger: Person;
let strangersSlug: string;
let slug: string;
let count = 0;

beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  count += 1;
  await server.advance(120_000);
  [owner, slug] = await newOwner(server, `Key Works ${count}`);
  [stranger, strangersSlug] = await newOwner(server, `Other Works ${count}`);
});

function make(scopes: readonly string[] = ["postings:read"], by = owner, name = "Report") {
  return server.ask("POST", `/rest/organizations/${slug}/keys`, { ...by, payload: { name, scopes } });
}

async function keys(by = owner) {
  return (await server.ask("GET", `/rest/organizations/${slug}/keys`, by)).body.keys;
}

const withKey = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });
const ask = (key: string, path = "postings") => server.ask("GET", `/rest/program/${path}`, withKey(key));

describe("M-45 an API key", () => {
  it("is shown once: only its hash is stored", async () => {
    const { status, body } = await make();
    expect(status).toBe(201);
    expect(body.key).toMatch(/^candor_[\w-]{43}$/);
    expect(await keys()).toEqual([
      {
        id: body.id,
        name: "Report",
        ending: body.key.slice(-4),
        scopes: ["postings:read"],
        made: expect.any(String),
      },
    ]);
    const rows = await server.parts.database.read.selectFrom("api_key").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(body.key.slice(7));
    const events = await server.parts.database.read.selectFrom("event").select("payload_json").execute();
    expect(JSON.stringify(events)).not.toContain(body.key.slice(7));
  });

  it("is made once by a form that the browser sends again, and no stored answer has it", async () => {
    const sent = {
      ...owner,
      headers: { ...owner.headers, "idempotency-key": `form ${count}` },
      payload: { name: "Report", scopes: ["postings:read"] },
    };
    const path = `/rest/organizations/${slug}/keys`;
    const { status, body } = await server.ask("POST", path, sent);
    expect(status).toBe(201);
    expect((await server.ask("POST", path, sent)).body).toMatchObject({ status: 409, code: "secret-shown" });
    const changed = { ...sent, payload: { ...sent.payload, name: "Other" } };
    expect((await server.ask("POST", path, changed)).body).toMatchObject({ code: "key-reused" });
    expect(await keys()).toHaveLength(1);
    const rows = await server.parts.database.read.selectFrom("idempotency_key").select("body").execute();
    expect(JSON.stringify(rows)).not.toContain(body.key.slice(7));
  });

  it("opens what its permissions name, and nothing else", async () => {
    const postings = (await make(["postings:read"])).body.key;
    const applications = (await make(["applications:read"])).body.key;
    expect((await ask(postings)).status).toBe(200);
    expect((await ask(postings, "applications")).body).toMatchObject({ status: 403, code: "forbidden" });
    expect((await ask(applications, "applications")).status).toBe(200);
    expect((await ask(applications)).status).toBe(403);
    for (const path of ["/rest/auth/session", `/rest/organizations/${slug}/keys`, "/rest/organization/jobs"])
      expect([401, 404]).toContain((await server.ask("GET", path, withKey(postings))).status);
  });

  it("opens one organization: another's postings and applications do not show", async () => {
    await server.publish([
      aDraft({ title: `Own ${count}`, organization: `Key Works ${count}` }),
      aDraft({ title: `Foreign ${count}`, organization: `Other Works ${count}` }),
    ]);
    const { key } = (await make()).body;
    const { postings } = (await ask(key)).body;
    expect(postings.map(({ title }: { title: string }) => title)).toEqual([`Own ${count}`]);
  });

  it("opens nothing once it is revoked, and can be revoked only by its owners", async () => {
    const { id, key } = (await make()).body;
    const path = `/rest/organizations/${slug}/keys/${id}`;
    expect((await server.ask("DELETE", path, stranger)).status).toBe(404);
    const throughTheirs = `/rest/organizations/${strangersSlug}/keys/${id}`;
    expect((await server.ask("DELETE", throughTheirs, stranger)).status).toBe(404);
    expect((await ask(key)).status).toBe(200);
    expect((await server.ask("DELETE", path, owner)).status).toBe(204);
    expect((await server.ask("DELETE", path, owner)).status).toBe(204);
    expect((await ask(key)).status).toBe(401);
    expect(await keys()).toEqual([]);
  });

  it("outlives its maker's ownership, and says so", async () => {
    await join(server, stranger, "owner", `Key Works ${count}`);
    const { key } = (await make(["postings:read"], stranger)).body;
    expect(await keys()).toEqual([expect.not.objectContaining({ makerLeft: true })]);
    await joinAgain(server, stranger, "recruiter", `Key Works ${count}`);
    expect(await keys()).toEqual([expect.objectContaining({ makerLeft: true })]);
    expect((await ask(key)).status).toBe(200);
  });

  it("says when it was last used, to the minute", async () => {
    const { key } = (await make()).body;
    expect(await keys()).toEqual([expect.not.objectContaining({ lastUsed: expect.anything() })]);
    const used = async () => Date.parse((await keys())[0].lastUsed);
    await ask(key);
    const first = await used();
    await server.advance(30_000);
    await ask(key);
    expect(await used()).toBe(first);
    await server.advance(31_000);
    await ask(key);
    expect(await used()).toBeGreaterThanOrEqual(first + 61_000);
  });

  it("has a limit of its own, wherever its calls come from", async () => {
    const { key } = (await make()).body;
    const other = (await make()).body.key;
    const answers = [];
    for (let at = 0; at < 121; at += 1)
      answers.push(
        (
          await server.ask("GET", "/rest/program/postings", {
            ...withKey(key),
            remoteAddress: `203.0.113.${at}`,
          })
        ).status,
      );
    expect(answers.slice(0, 120).every((status) => status === 200)).toBe(true);
    expect(answers.at(-1)).toBe(429);
    expect((await ask(other)).status).toBe(200);
  });

  it.each([
    ["no name", { name: " ", scopes: ["postings:read"] }],
    ["no permission", { name: "Report", scopes: [] }],
    ["an unknown permission", { name: "Report", scopes: ["everything"] }],
  ])("needs a name and permissions: %s is refused", async (_what, payload) => {
    const made = await server.ask("POST", `/rest/organizations/${slug}/keys`, { ...owner, payload });
    expect(made.status).toBe(400);
  });

  it("is one of at most twenty", async () => {
    for (let at = 0; at < limits.keysPerOrganization; at += 1) expect((await make()).status).toBe(201);
    expect((await make()).body).toMatchObject({ status: 409, code: "too-many-keys" });
  });

  it("is what its calls take: a signed-in owner is refused", async () => {
    expect((await server.ask("GET", "/rest/program/postings", owner)).status).toBe(403);
    expect((await server.ask("GET", "/rest/program/postings")).status).toBe(401);
  });

  it.each(["candor_", `candor_${"a".repeat(43)}`, "nonsense", `candor_${"a".repeat(42)} `])(
    "that nobody made is refused: %s",
    async (key) => {
      expect((await ask(key)).status).toBe(401);
    },
  );
});

it("M-45 a program reads the state of applications, and nothing that applicants wrote", async () => {
  await server.publish([aDraft({ title: `Waiting ${count}`, organization: `Key Works ${count}` })]);
  await server.advance(3000);
  const seeker = await person(server, `seeker${count}@example.com`);
  const { body: sent } = await apply(server, seeker, await jobNamed(server, `Waiting ${count}`));
  const { key } = (await make(["applications:read"])).body;
  const { body } = await ask(key, "applications");
  expect(body.applications).toEqual([
    expect.objectContaining({
      id: sent.id,
      status: "submitted",
      address: `${server.origin}/organization/applications/${sent.id}`,
    }),
  ]);
  expect(Object.keys(body.applications[0]).toSorted()).not.toContain("firstName");
  expect(JSON.stringify(body)).not.toContain(`seeker${count}`);
});

it("M-45 a program reads on from where it was", async () => {
  await server.publish(
    Array.from({ length: 5 }, (_, at) => aDraft({ title: `Page ${at}`, organization: `Key Works ${count}` })),
  );
  const { key } = (await make()).body;
  const first = (await ask(key, "postings?size=3")).body;
  const second = (await ask(key, `postings?size=3&after=${first.next}`)).body;
  expect([first.postings.length, second.postings.length, second.next]).toEqual([3, 2, undefined]);
});
