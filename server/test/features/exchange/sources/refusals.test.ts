import { describe, expect, it } from "vitest";
import { aDraft } from "../../../harness/a-draft.ts";
import { aConnectingOrganization } from "../../../harness/a-fetching-server.ts";
import { pro } from "../../../harness/an-application.ts";
import { newOwner } from "../../../harness/an-organization.ts";
import { startApp } from "../../../harness/app.ts";
import { careersPage, indeedFeed } from "../../../harness/board-samples.ts";

const { actFor, at, connect, employer, fetchAgain, jobs, latest, on, openTitles, owner, source } =
  aConnectingOrganization();

describe("M-45 a connected source", { shuffle: false }, () => {
  it.each([
    ["a private network", "http://10.0.0.1/"],
    ["the machine's own address", "http://[::1]:1/"],
    ["the cloud's metadata", "http://169.254.169.254/latest/meta-data"],
    ["a file", "file:///etc/passwd"],
    ["itself for ever", "/jobs.xml"],
  ])("that leads to %s is refused on the way", async (_where, location) => {
    on.remote.on("/jobs.xml", (_request, answer) => answer.writeHead(302, { location }).end());
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
    on.remote.says("/jobs.xml", indeedFeed(jobs("Rigger", "Welder")));
    const id = await connect("/jobs.xml");
    on.remote.says("/jobs.xml", body);
    await fetchAgain(id);
    expect(await latest()).toMatchObject({ outcome: "failed", fault: expect.stringMatching(fault) });
    expect(await openTitles()).toHaveLength(2);
  });

  it("takes what it can read, and says what it refused", async () => {
    on.remote.says(
      "/jobs.xml",
      indeedFeed([
        ...jobs("Rigger"),
        { id: "2", title: "???", employer: employer() },
        { id: "3", title: "Spy", employer: "Other" },
      ]),
    );
    await connect("/jobs.xml");
    expect(await latest()).toMatchObject({
      offered: 1,
      refused: 2,
      refusals: [
        { row: 2, reason: "The title has no letter and no digit." },
        { row: 3, reason: `The employer is "Other", not ${employer()}.` },
      ],
    });
    expect(await openTitles()).toEqual([`Rigger ${on.count}`]);
  });

  it("posts for the organization that connected it, whatever another one connects", async () => {
    on.remote.says("/jobs.xml", indeedFeed([{ id: "1", title: `Shared ${on.count}`, employer: "" }]));
    await connect("/jobs.xml");
    await on.server.publish([aDraft({ title: "x", organization: `Other ${on.count}` })], `other-${on.count}`);
    const first = actFor({
      owner: await pro(on.server, `other${on.count}@other.example`, `Other ${on.count}`),
      slug: `other-${on.count}`,
    });
    await connect("/jobs.xml");
    expect(await openTitles()).toContain(`Shared ${on.count}`);
    actFor(first);
    expect(await openTitles()).toEqual([`Shared ${on.count}`]);
  });

  it("keeps away where robots.txt says so, unless it is a feed", async () => {
    on.remote.says(
      "/robots.txt",
      "User-agent: *\nAllow: /\n\nUser-agent: candor\nDisallow: /careers\nDisallow: /*.xml$",
    );
    on.remote.says("/careers", careersPage(jobs("Rigger")));
    on.remote.says("/jobs.xml", indeedFeed(jobs("Welder")));
    await connect("/careers");
    expect((await latest()).fault).toMatch(/robots\.txt asks us to stay away/);
    expect(on.remote.asked.map(({ path }) => path)).toEqual(["/robots.txt"]);
    await connect("/jobs.xml");
    expect(await openTitles()).toEqual([`Welder ${on.count}`]);
  });

  it("belongs to its owners: nobody else reads, fetches, pauses or removes it", async () => {
    on.remote.says("/jobs.xml", indeedFeed(jobs("Rigger")));
    const id = await connect("/jobs.xml");
    const [stranger, theirs] = await newOwner(on.server, `Foreign Works ${on.count}`);
    const through = `/rest/organizations/${theirs}/sources/${id}`;
    for (const [method, path] of [
      ["POST", "/fetch"],
      ["POST", "/pause"],
      ["POST", "/resume"],
      ["POST", "/closings"],
      ["DELETE", ""],
    ] as const) {
      expect((await on.server.ask(method, through + path, stranger)).status).toBe(404);
      expect((await on.server.ask(method, at(`/${id}${path}`), stranger)).status).toBe(404);
    }
    expect((await on.server.ask("GET", at(), stranger)).status).toBe(404);
    expect(await source()).toMatchObject({ open: 1 });
  });

  it("is connected once, at an address on the public internet, and is one of at most ten", async () => {
    const make = (url: string) => on.server.ask("POST", at(), { ...owner(), payload: { url } });
    expect((await make("http://192.168.1.1/jobs.xml")).body.code).toBe("source-refused");
    expect((await make(`${on.remote.origin}/jobs.xml`)).status).toBe(201);
    expect((await make(`${on.remote.origin}/jobs.xml `)).body.code).toBe("source-known");
    for (let made = 1; made < 10; made += 1)
      expect((await make(`${on.remote.origin}/jobs${made}.xml`)).status).toBe(201);
    expect((await make(`${on.remote.origin}/more.xml`)).body.code).toBe("too-many-sources");
    for (const bad of ["", "careers.example", "ftp://careers.example/", "https://me:secret@careers.example/"])
      expect((await make(bad)).status).toBe(400);
  });
});

it("M-45 M-47 no source is connected or fetched until the operator allows it", async () => {
  const closed = await startApp();
  const [account, slug] = await newOwner(closed, "Shut");
  const path = `/rest/organizations/${slug}/sources`;
  expect((await closed.ask("GET", path, account)).body).toEqual({
    allowed: false,
    proved: false,
    sources: [],
  });
  const made = await closed.ask("POST", path, { ...account, payload: { url: "https://careers.example/" } });
  expect(made.body).toMatchObject({ status: 409, code: "outbound-off" });
  await closed.close();
});
