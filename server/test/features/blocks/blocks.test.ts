import { limits } from "@candor/contract/limits";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, mailsTo, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let hirer: Person;
let stranger: Person;
const organization = "Harbor Trust";

beforeAll(async () => {
  server = await startApp();
  const titles = ["Keeper", "Painter", "Rigger", "Pilot", "Diver"];
  await server.publish([
    ...titles.map((title) => aDraft({ title, organization })),
    aDraft({ title: "Fogger", organization: "Fog Bell" }),
  ]);
  hirer = await pro(server, "grace.hopper@harbor.example", organization);
  stranger = await person(server, "alan@example.com");
});
afterAll(() => server.close());

let people = 0;
const somebody = () => person(server, `seeker${(people += 1)}@example.com`);
const make = (who: Person, payload: object) => server.ask("POST", "/rest/blocks", { ...who, payload });
const block = (who: Person) => make(who, { kind: "blocked", organization });
const titles = async (who: Partial<Person>) => {
  const payload = { organization, size: 100 };
  const { body } = await server.ask("POST", "/rest/jobs/search", { ...who, payload });
  return body.documents.map(({ title }: { title: string }) => title).toSorted();
};
const listed = async () => {
  const { body } = await server.ask("GET", "/rest/organization/applications?size=100", hirer);
  return body as { total: number; applications: { id: string }[] };
};
const has = async (id: string) => (await listed()).applications.some((each) => each.id === id);

async function applied(who: Person, title: string, changes = {}): Promise<string> {
  const { status, body } = await apply(server, who, await jobNamed(server, title), changes);
  expect(status).toBe(201);
  return body.id;
}

describe("M-28 an organization that somebody blocked", () => {
  it("is not in their search, its map and its similar postings, and is in everybody else's", async () => {
    const who = await somebody();
    const everything = ["Diver", "Keeper", "Painter", "Pilot", "Rigger"];
    expect(await titles(who)).toEqual(everything);
    expect((await block(who)).status).toBe(200);
    expect(await titles(who)).toEqual([]);
    expect(await titles(stranger)).toEqual(everything);
    expect(await titles({})).toEqual(everything);
    const map = await server.ask("POST", "/rest/jobs/map", { ...who, payload: { organization } });
    expect([map.body.places, map.body.unplaced]).toEqual([[], 0]);
    const similar = `/rest/jobs/${await jobNamed(server, "Fogger")}/similar`;
    expect(JSON.stringify((await server.ask("GET", similar, who)).body)).not.toContain(organization);
  });

  it("says in an explanation that it is blocked", async () => {
    const who = await somebody();
    await block(who);
    const payload = { search: {}, jobId: await jobNamed(server, "Keeper") };
    const { body } = await server.ask("POST", "/rest/jobs/explain", { ...who, payload });
    expect(JSON.stringify(body)).toContain("an organization that you did not block or exclude");
  });

  it("no longer sees what they sent there, in any list, by its number, or as a file", async () => {
    const who = await somebody();
    const id = await applied(who, "Keeper");
    const job = await jobNamed(server, "Keeper");
    const seen = `/rest/organization/applications/${id}`;
    const { resumeUrl } = (await server.ask("GET", seen, hirer)).body;
    const before = await listed();
    expect(await has(id)).toBe(true);
    await block(who);
    expect((await listed()).total).toBe(before.total - 1);
    expect(await has(id)).toBe(false);
    const byJob = await server.ask("GET", `/rest/organization/jobs/${job}/applications`, hirer);
    expect(byJob.body.applications.map((each: { id: string }) => each.id)).not.toContain(id);
    const calls = [
      server.ask("GET", seen, hirer),
      server.ask("GET", resumeUrl, {}),
      server.ask("GET", `${seen}/interview`, hirer),
      server.ask("POST", `${seen}/interview-link`, hirer),
      server.ask("POST", `${seen}/views`, hirer),
      server.ask("POST", `${seen}/decision`, { ...hirer, payload: { stage: "declined", reason: "other" } }),
      server.ask("POST", `/rest/interview-test/${id}`, { ...hirer, payload: {} }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 404));
    const payload = { decisions: [{ applicationId: id, stage: "offer" }] };
    const preview = await server.ask("POST", "/rest/organization/decisions/preview", { ...hirer, payload });
    expect(JSON.stringify(preview.body)).not.toContain("Byron");
  });

  it("owes them no answer: what waits there is withdrawn, and nobody is mailed about it", async () => {
    const who = await somebody();
    const id = await applied(who, "Painter");
    const mails = (await mailsTo(server, "grace.hopper@harbor.example")).length;
    await block(who);
    await server.parts.settled();
    const own = await server.ask("GET", `/rest/applications/${id}`, who);
    expect(own.body.status).toBe("withdrawn");
    expect(await mailsTo(server, "grace.hopper@harbor.example")).toHaveLength(mails);
  });

  it("gets no application of theirs until they unblock it", async () => {
    const who = await somebody();
    const { id } = (await block(who)).body.block;
    const refused = await apply(server, who, await jobNamed(server, "Rigger"), { toEmployer: true });
    expect([refused.status, refused.body.code]).toEqual([409, "organization-blocked"]);
    // Somebody else can't remove the block.
    await server.ask("DELETE", `/rest/blocks/${id}`, stranger);
    expect(await titles(who)).toEqual([]);
    expect((await server.ask("DELETE", `/rest/blocks/${id}`, who)).status).toBe(204);
    expect(await titles(who)).toHaveLength(5);
    expect(await has(await applied(who, "Rigger"))).toBe(true);
  });

  it("is one line, however often it is blocked, and nobody else's to read", async () => {
    const who = await somebody();
    await Promise.all([block(who), block(who), make(who, { kind: "blocked", organization: "harbor-trust" })]);
    const { body } = await server.ask("GET", "/rest/blocks", who);
    expect(body.blocks).toMatchObject([{ kind: "blocked", organization: { name: organization } }]);
    expect((await server.ask("GET", "/rest/blocks", stranger)).body.blocks).toEqual([]);
  });
});

describe("M-28 an employer that somebody keeps away", () => {
  const ways = [
    ["by its name", { organization: "harbor trust" }],
    ["by the domain of its members' mail", { domain: "harbor.example" }],
    ["by a domain above it", { domain: "HARBOR.example" }],
  ] as const;

  it.each(ways)("never sees what they sent, %s", async (_way, named) => {
    const who = await somebody();
    const id = await applied(who, "Pilot");
    expect((await make(who, { kind: "employer", ...named })).status).toBe(200);
    expect(await has(id)).toBe(false);
    expect(await titles(who)).toHaveLength(5);
    const standing = await server.ask("GET", "/rest/blocks/organizations/harbor-trust", who);
    expect(standing.body).toMatchObject({ kind: "employer" });
  });

  it.each([
    "https://lighthouse.example",
    "https://WWW.Lighthouse.example/about",
    "https://lighthouse.example:8443",
    "https://lighthouse.example?utm_source=candor",
    "https://jobs.lighthouse.example#open",
  ])("never sees what they sent, by the domain of its site %s", async (site) => {
    const who = await somebody();
    const id = await applied(who, "Pilot");
    const say = (said: string) =>
      server.ask("PUT", "/rest/organizations/harbor-trust/details", {
        ...hirer,
        payload: { about: "", site: said },
      });
    expect((await say(site)).status).toBe(204);
    expect(await has(id)).toBe(true);
    await make(who, { kind: "employer", domain: "lighthouse.example" });
    expect(await has(id)).toBe(false);
    await say("");
  });

  it("isn't offered to its own members, on its page and on its postings", async () => {
    const posting = await jobNamed(server, "Pilot");
    for (const path of ["organizations/harbor-trust", `jobs/${posting}`]) {
      const standing = (who: Person) => server.ask("GET", `/rest/blocks/${path}`, who);
      expect((await standing(hirer)).body).toHaveProperty("isOwn", true);
      expect((await standing(stranger)).body).not.toHaveProperty("isOwn");
    }
  });

  it("is another one where only the end of the domain is the same", async () => {
    const who = await somebody();
    const id = await applied(who, "Pilot");
    await make(who, { kind: "employer", domain: "bor.example" });
    expect(await has(id)).toBe(true);
  });

  it("gets an application only where that is confirmed, and then sees it", async () => {
    const who = await somebody();
    await make(who, { kind: "employer", domain: "harbor.example" });
    const asked = await apply(server, who, await jobNamed(server, "Diver"));
    expect([asked.status, asked.body.code]).toEqual([409, "employer-kept-away"]);
    const id = await applied(who, "Diver", { toEmployer: true });
    expect(await has(id)).toBe(true);
    await server.parts.settled();
    expect((await server.ask("GET", `/rest/applications/${id}`, who)).body.status).toBe("submitted");
  });

  it("is not offered for one press, which asks nothing", async () => {
    const who = await somebody();
    await applied(who, "Fogger");
    const ids = await jobNamed(server, "Keeper");
    const ready = async () => (await server.ask("GET", `/rest/one-click?jobIds=${ids}`, who)).body.jobIds;
    expect(await ready()).toEqual([ids]);
    await make(who, { kind: "employer", organization });
    expect(await ready()).toEqual([]);
  });

  const refused = [
    ["a mail provider", { kind: "employer", domain: "gmail.com" }, 400],
    ["no domain", { kind: "employer", domain: "acme" }, 400],
    ["a domain to block", { kind: "blocked", domain: "acme.example" }, 400],
    ["both", { kind: "employer", domain: "acme.example", organization }, 400],
    ["nothing", { kind: "employer" }, 400],
    ["nobody here", { kind: "employer", organization: "Nobody Inc" }, 404],
  ] as const;

  it.each(refused)("is not %s", async (_what, payload, status) => {
    expect((await make(await somebody(), payload)).status).toBe(status);
  });

  it("goes up to a limit", async () => {
    const who = await somebody();
    const rows = Array.from({ length: limits.blocks }, (_, n) => ({
      account_id: Number(who.accountId),
      kind: "employer" as const,
      organization_id: null,
      domain: `one${n}.example`,
      created_at: 1,
    }));
    await server.parts.database.write((writer) => writer.insertInto("block").values(rows).execute());
    const { body } = await make(who, { kind: "employer", domain: "last.example" });
    expect(body.code).toBe("too-many-blocks");
  });
});
