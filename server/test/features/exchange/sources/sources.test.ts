import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { day, hour, minute } from "../../../../src/platform/durations.ts";
import { openLog } from "../../../../src/platform/log.ts";
import { isPublicAddress } from "../../../../src/platform/outbound/public-address.ts";
import { aDraft } from "../../../harness/a-draft.ts";
import { aSourceServer, type SourceServer } from "../../../harness/a-source.ts";
import { type Person, pro } from "../../../harness/an-application.ts";
import { startApp, type TestApp } from "../../../harness/app.ts";
import {
  ashbyBoard,
  careersPage,
  greenhouseBoard,
  indeedFeed,
  leverPostings,
} from "../../../harness/board-samples.ts";

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
    ["Greenhouse's API", "/v1/boards/bridgeworks/jobs?content=true", greenhouseBoard],
    ["Lever's API", "/v0/postings/bridgeworks?mode=json", leverPostings],
    ["Ashby's API", "/posting-api/job-board/bridgeworks?includeCompensation=true", ashbyBoard],
    ["an XML feed", "/jobs.xml", indeedFeed],
    ["a careers page", "/careers", careersPage],
  ])("in the form of %s is listed as imported", async (_what, path, written) => {
    remote.says(path, written(jobs("Rigger", "Welder")));
    await connect(path);
    expect(await openTitles()).toEqual([`Rigger ${count}`, `Welder ${count}`]);
    expect(await latest()).toMatchObject({ outcome: "read", offered: 2, added: 2, closed: 0, refused: 0 });
    const { body } = await server.ask("GET", `/rest/organizations/${slug}/imported`, owner);
    const waiting = body.postings.find(({ title }: { title: string }) => title === `Rigger ${count}`);
    expect(waiting.source).toBe(new URL(remote.origin + path).host + new URL(remote.origin + path).pathname);
    expect(remote.asked.at(-1)?.headers["user-agent"]).toMatch(
      /^Candor\/[\d.]+ \(\+http:\/\/candor\.test\)$/,
    );
  });

  it("is fetched again on its schedule, and what changed and what closed there follows", async () => {
    remote.says("/jobs.xml", indeedFeed(jobs("Rigger", "Welder", "Painter")));
    await connect("/jobs.xml");
    remote.says("/jobs.xml", indeedFeed(jobs("Rigger", "Senior Welder")));
    await server.advance(5 * hour);
    expect(await openTitles()).toContain(`Painter ${count}`);
    await server.advance(hour + minute);
    await settled();
    expect(await openTitles()).toEqual([`Rigger ${count}`, `Senior Welder ${count}`]);
    expect(await latest()).toMatchObject({ outcome: "read", updated: 1, unchanged: 1, closed: 1 });
  });

  it("that has nothing new says so, and nothing is read", async () => {
    remote.on("/jobs.xml", (request, answer) => {
      const isKnown = request.headers["if-none-match"] === '"one"' && request.headers["if-modified-since"];
      const headers = { etag: '"one"', "last-modified": "Sat, 10 Jan 2026 10:00:00 GMT" };
      if (isKnown) answer.writeHead(304).end();
      else answer.writeHead(200, headers).end(indeedFeed(jobs("Rigger")));
    });
    const id = await connect("/jobs.xml");
    await fetchAgain(id);
    expect(await latest()).toMatchObject({ outcome: "unchanged", offered: 0, closed: 0 });
    expect(await openTitles()).toEqual([`Rigger ${count}`]);
    await server.advance(8 * day);
    await settled();
    expect((await source()).fetches.map(({ outcome }: { outcome: string }) => outcome)).toContain("read");
  });

  it("that is suddenly empty closes nothing until an owner says that this is right", async () => {
    remote.says("/jobs.json", greenhouseBoard(jobs("Rigger", "Welder", "Painter")));
    const id = await connect("/jobs.json");
    remote.says("/jobs.json", greenhouseBoard([]));
    await fetchAgain(id);
    expect(await openTitles()).toHaveLength(3);
    expect(await source()).toMatchObject({ heldClosings: 3, open: 3 });
    expect(await latest()).toMatchObject({
      outcome: "held",
      closed: 0,
      fault: "Nothing was closed: 3 of 3 open postings are gone at once.",
    });
    await server.advance(2 * minute);
    expect((await server.ask("POST", at(`/${id}/closings`), owner)).status).toBe(204);
    await settled();
    expect(await openTitles()).toEqual([]);
    expect(await latest()).toMatchObject({ outcome: "read", closed: 3 });
    expect(await source()).not.toHaveProperty("heldClosings");
  });

  it("may not close more than was shown, whatever is gone by the time", async () => {
    remote.says("/jobs.json", greenhouseBoard(jobs("One", "Two", "Three", "Four", "Five", "Six")));
    const id = await connect("/jobs.json");
    remote.says("/jobs.json", greenhouseBoard(jobs("One", "Two")));
    await fetchAgain(id);
    expect(await source()).toMatchObject({ heldClosings: 4 });
    remote.says("/jobs.json", greenhouseBoard([]));
    await server.advance(2 * minute);
    await server.ask("POST", at(`/${id}/closings`), owner);
    await settled();
    expect(await source()).toMatchObject({ heldClosings: 6, open: 6 });
  });

  it.each([
    ["an error of the server", 500, {}, "Its server answered with status 500."],
    ["a page that is gone", 404, {}, "Its server answered with status 404."],
    ["an answer without a change that nobody asked for", 304, {}, "Its server answered with status 304."],
  ])(
    "closes nothing after %s, says why, and is tried ever less often",
    async (_what, status, headers, fault) => {
      remote.on("/jobs.xml", (_request, answer) => answer.writeHead(status, headers).end());
      await connect("/jobs.xml");
      expect(await latest()).toMatchObject({ outcome: "failed", fault });
      expect(await source()).toMatchObject({ failures: 1 });
      const calls = () => remote.asked.filter(({ path }) => path === "/jobs.xml").length;
      await server.advance(14 * minute);
      expect(calls()).toBe(1);
      await server.advance(2 * minute);
      await settled();
      expect(calls()).toBe(2);
      await server.advance(30 * minute);
      expect(calls()).toBe(2);
      remote.says("/jobs.xml", indeedFeed(jobs("Rigger")));
      await server.advance(hour);
      await settled();
      expect(await source()).toMatchObject({ failures: 0, open: 1 });
    },
  );

  it("is not called while its server asks to wait, not even by hand", async () => {
    remote.on("/jobs.xml", (_request, answer) => answer.writeHead(429, { "retry-after": "7200" }).end());
    const id = await connect("/jobs.xml");
    const next = Date.parse((await source()).next);
    expect(next - server.parts.clock.now()).toBeGreaterThan(hour);
    await server.advance(hour);
    const early = await server.ask("POST", at(`/${id}/fetch`), owner);
    expect(early.body).toMatchObject({ status: 409, code: "source-waits" });
    await settled();
    expect(remote.asked).toHaveLength(1);
    remote.says("/jobs.xml", indeedFeed(jobs("Rigger")));
    await server.advance(hour + minute);
    await settled();
    expect(await openTitles()).toEqual([`Rigger ${count}`]);
  });

  it("is not fetched twice within a minute", async () => {
    remote.says("/jobs.xml", indeedFeed(jobs("Rigger")));
    const id = await connect("/jobs.xml");
    expect((await server.ask("POST", at(`/${id}/fetch`), owner)).body.code).toBe("source-waits");
  });

  it("is not called while it is paused, and is fetched when it starts again", async () => {
    remote.says("/jobs.xml", indeedFeed(jobs("Rigger")));
    const id = await connect("/jobs.xml");
    expect((await server.ask("POST", at(`/${id}/pause`), owner)).status).toBe(204);
    await server.advance(2 * day);
    expect(remote.asked).toHaveLength(1);
    expect((await server.ask("POST", at(`/${id}/fetch`), owner)).body.code).toBe("source-paused");
    expect(await source()).toMatchObject({ paused: expect.any(String), open: 1 });
    expect((await server.ask("POST", at(`/${id}/resume`), owner)).status).toBe(204);
    await settled();
    expect(remote.asked).toHaveLength(2);
  });

  it("that is removed is not called again, and what nobody confirmed closes", async () => {
    remote.says("/jobs.xml", indeedFeed(jobs("Rigger")));
    const id = await connect("/jobs.xml");
    expect((await server.ask("DELETE", at(`/${id}`), owner)).status).toBe(204);
    await settled();
    expect(await openTitles()).toEqual([]);
    expect((await list()).sources).toEqual([]);
    await server.advance(2 * day);
    expect(remote.asked).toHaveLength(1);
  });
});
