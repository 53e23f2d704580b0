import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { minute } from "../../../../src/platform/durations.ts";
import { openLog } from "../../../../src/platform/log.ts";
import { isPublicAddress } from "../../../../src/platform/outbound/public-address.ts";
import { aDraft } from "../../../harness/a-draft.ts";
import { aSourceServer, type SourceServer } from "../../../harness/a-source.ts";
import { type Person, person, pro } from "../../../harness/an-application.ts";
import { startApp, type TestApp } from "../../../harness/app.ts";
import { careersPage, indeedFeed } from "../../../harness/board-samples.ts";

let server: TestApp;
let remote: SourceServer;
let owner: Person;
let employer: string;
let slug: string;
let count = 0;

beforeAll(async () => {
  const mayReach = (to: string) => to === "127.0.0.1" || isPublicAddress(to);
  server = await startApp({ OUTBOUND: "1" }, openLog("silent"), async () => [], mayReach);
}, 60_000);
afterAll(() => server.close());

/** Each test has an organization that the operator vouches for, and a server of its own. */
beforeEach(async () => {
  count += 1;
  employer = `Bridge Works ${count}`;
  slug = `bridge-works-${count}`;
  remote = await aSourceServer();
  await server.publish([aDraft({ title: `Known ${count}`, organization: employer })], `known-${count}`);
  await server.advance(200_000);
  owner = await pro(server, `owner${count}@bridge.example`, employer);
  return () => remote.close();
});

const jobs = (...titles: string[]) =>
  titles.map((title, at) => ({ id: String(at + 1), title: `${title} ${count}`, employer }));

const at = (path = "") => `/rest/organizations/${slug}/sources${path}`;
const list = async () => (await server.ask("GET", at(), owner)).body;
const source = async () => (await list()).sources[0];
const latest = async () => (await source()).fetches[0];

/** Slow tasks wait for the next round when a quick task plans them. */
async function settled() {
  await server.parts.settled();
  await server.parts.settled();
}

async function connect(path: string, by = owner): Promise<string> {
  const { status, body } = await server.ask("POST", at(), { ...by, payload: { url: remote.origin + path } });
  expect([status, body.code]).toEqual([201, undefined]);
  await settled();
  return body.id;
}

async function fetchAgain(id: string) {
  await server.advance(2 * minute);
  expect((await server.ask("POST", at(`/${id}/fetch`), owner)).status).toBe(204);
  await settled();
}

async function openTitles(): Promise<string[]> {
  const { body } = await server.ask("GET", `/rest/organizations/${slug}?size=100`);
  return body.jobs
    .map(({ title }: { title: string }) => title)
    .filter((title: string) => !title.startsWith("Known"))
    .toSorted();
}

describe("M-45 a connected source", { shuffle: false }, () => {
  it.each([
    ["a private network", "http://10.0.0.1/"],
    ["the machine's own address", "http://[::1]:1/"],
    ["the cloud's metadata", "http://169.254.169.254/latest/meta-data"],
    ["a file", "file:///etc/passwd"],
    ["itself for ever", "/jobs.xml"],
  ])("that leads to %s is refused on the way", async (_where, location) => {
    remote.on("/jobs.xml", (_request, answer) => answer.writeHead(302, { location }).end());
    await connect("/jobs.xml");
    expect(await latest()).toMatchObject({
      outcome: "failed",
      fault: expect.stringMatching(/not on the public internet|can be called|more than 5 times/),
    });
  });

  it.each([
    ["cut-off XML", '<?xml version="1.0"?><source><job><title>Rigger</title>', /broken XML/],
    [
      "entities",
      '<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><source>&x;</source>',
      /document type/,
    ],
    [
      "a billion laughs",
      '<!DOCTYPE s [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><source><job><title>&b;</title></job></source>',
      /document type/,
    ],
    ["a page without postings", "<!doctype html><html><h1>Careers</h1></html>", /no JobPosting/],
    ["plain text", "Rigger\nWelder", /none of the formats/],
    ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), /binary|UTF-8/],
    ["nothing", "", /empty|none of the formats/],
  ])("with %s is refused whole", async (_what, body, fault) => {
    remote.says("/jobs.xml", indeedFeed(jobs("Rigger", "Welder")));
    const id = await connect("/jobs.xml");
    remote.says("/jobs.xml", body);
    await fetchAgain(id);
    expect(await latest()).toMatchObject({ outcome: "failed", fault: expect.stringMatching(fault) });
    expect(await openTitles()).toHaveLength(2);
  });

  it("takes what it can read, and says what it refused", async () => {
    remote.says(
      "/jobs.xml",
      indeedFeed([
        ...jobs("Rigger"),
        { id: "2", title: "???", employer },
        { id: "3", title: "Spy", employer: "Other" },
      ]),
    );
    await connect("/jobs.xml");
    expect(await latest()).toMatchObject({
      offered: 1,
      refused: 2,
      refusals: [
        { row: 2, reason: "The title has no letter and no digit." },
        { row: 3, reason: `The employer is "Other", not ${employer}.` },
      ],
    });
    expect(await openTitles()).toEqual([`Rigger ${count}`]);
  });

  it("speaks for the organization that connected it, whatever another one connects", async () => {
    remote.says("/jobs.xml", indeedFeed([{ id: "1", title: `Shared ${count}`, employer: "" }]));
    await connect("/jobs.xml");
    const [first, firstSlug] = [owner, slug];
    await server.publish([aDraft({ title: "x", organization: `Other ${count}` })], `other-${count}`);
    owner = await pro(server, `other${count}@other.example`, `Other ${count}`);
    slug = `other-${count}`;
    await connect("/jobs.xml");
    expect(await openTitles()).toContain(`Shared ${count}`);
    [owner, slug] = [first, firstSlug];
    expect(await openTitles()).toEqual([`Shared ${count}`]);
  });

  it("keeps away where robots.txt says so, unless it is a feed", async () => {
    remote.says(
      "/robots.txt",
      "User-agent: *\nAllow: /\n\nUser-agent: candor\nDisallow: /careers\nDisallow: /*.xml$",
    );
    remote.says("/careers", careersPage(jobs("Rigger")));
    remote.says("/jobs.xml", indeedFeed(jobs("Welder")));
    await connect("/careers");
    expect((await latest()).fault).toMatch(/robots\.txt asks us to stay away/);
    expect(remote.asked.map(({ path }) => path)).toEqual(["/robots.txt"]);
    await connect("/jobs.xml");
    expect(await openTitles()).toEqual([`Welder ${count}`]);
  });

  it("is its owners' alone: nobody else reads, fetches, pauses or removes it", async () => {
    remote.says("/jobs.xml", indeedFeed(jobs("Rigger")));
    const id = await connect("/jobs.xml");
    const stranger = await person(server, `stranger${count}@works.example`);
    const theirs = await server.ask("POST", "/rest/organizations", {
      ...stranger,
      payload: { name: `Foreign Works ${count}` },
    });
    const through = `/rest/organizations/${theirs.body.slug}/sources/${id}`;
    for (const [method, path] of [
      ["POST", "/fetch"],
      ["POST", "/pause"],
      ["POST", "/resume"],
      ["POST", "/closings"],
      ["DELETE", ""],
    ] as const) {
      expect((await server.ask(method, through + path, stranger)).status).toBe(404);
      expect((await server.ask(method, at(`/${id}${path}`), stranger)).status).toBe(404);
    }
    expect((await server.ask("GET", at(), stranger)).status).toBe(404);
    expect(await source()).toMatchObject({ open: 1 });
  });

  it("is connected once, at an address on the public internet, and is one of at most ten", async () => {
    const make = (url: string) => server.ask("POST", at(), { ...owner, payload: { url } });
    expect((await make("http://192.168.1.1/jobs.xml")).body.code).toBe("source-refused");
    expect((await make(`${remote.origin}/jobs.xml`)).status).toBe(201);
    expect((await make(`${remote.origin}/jobs.xml `)).body.code).toBe("source-known");
    for (let made = 1; made < 10; made += 1)
      expect((await make(`${remote.origin}/jobs${made}.xml`)).status).toBe(201);
    expect((await make(`${remote.origin}/more.xml`)).body.code).toBe("too-many-sources");
    for (const bad of ["", "careers.example", "ftp://careers.example/", "https://me:secret@careers.example/"])
      expect((await make(bad)).status).toBe(400);
  });
});

it("M-45 M-47 no source is connected or fetched until the operator allows it", async () => {
  const closed = await startApp();
  const account = await person(closed, "closed-sources@works.example");
  const { body } = await closed.ask("POST", "/rest/organizations", { ...account, payload: { name: "Shut" } });
  const path = `/rest/organizations/${body.slug}/sources`;
  expect((await closed.ask("GET", path, account)).body).toEqual({
    allowed: false,
    proved: false,
    sources: [],
  });
  const made = await closed.ask("POST", path, { ...account, payload: { url: "https://careers.example/" } });
  expect(made.body).toMatchObject({ status: 409, code: "outbound-off" });
  await closed.close();
});
