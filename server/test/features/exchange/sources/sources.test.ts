import { describe, expect, it } from "vitest";
import { day, hour, minute } from "../../../../src/platform/durations.ts";
import { aConnectingOrganization } from "../../../harness/a-fetching-server.ts";
import {
  ashbyBoard,
  atomFeed,
  careersPage,
  greenhouseBoard,
  indeedFeed,
  leverPostings,
  rssFeed,
} from "../../../harness/board-samples.ts";

const { at, connect, fetchAgain, jobs, latest, list, on, openTitles, owner, settled, slug, source } =
  aConnectingOrganization();

describe("M-45 a connected source", { shuffle: false }, () => {
  it.each([
    ["Greenhouse's API", "/v1/boards/bridgeworks/jobs?content=true", greenhouseBoard],
    ["Lever's API", "/v0/postings/bridgeworks?mode=json", leverPostings],
    ["Ashby's API", "/posting-api/job-board/bridgeworks?includeCompensation=true", ashbyBoard],
    ["an XML feed", "/jobs.xml", indeedFeed],
    ["RSS", "/careers/feed", rssFeed],
    ["Atom", "/postings.atom", atomFeed],
    ["a careers page", "/careers", careersPage],
  ])("in the form of %s is listed as imported", async (_what, path, written) => {
    on.remote.says(path, written(jobs("Rigger", "Welder")));
    await connect(path);
    expect(await openTitles()).toEqual([`Rigger ${on.count}`, `Welder ${on.count}`]);
    expect(await latest()).toMatchObject({ outcome: "read", offered: 2, added: 2, closed: 0, refused: 0 });
    const { body } = await on.server.ask("GET", `/rest/organizations/${slug()}/imported`, owner());
    const waiting = body.postings.find(({ title }: { title: string }) => title === `Rigger ${on.count}`);
    expect(waiting.source).toBe(
      new URL(on.remote.origin + path).host + new URL(on.remote.origin + path).pathname,
    );
    expect(on.remote.asked.at(-1)?.headers["user-agent"]).toMatch(
      /^Candor\/[\d.]+ \(\+http:\/\/candor\.test\)$/,
    );
  });

  it("is fetched again on its schedule, and follows changes and closings there", async () => {
    on.remote.says("/jobs.xml", indeedFeed(jobs("Rigger", "Welder", "Painter")));
    await connect("/jobs.xml");
    on.remote.says("/jobs.xml", indeedFeed(jobs("Rigger", "Senior Welder")));
    await on.server.advance(5 * hour);
    expect(await openTitles()).toContain(`Painter ${on.count}`);
    await on.server.advance(hour + minute);
    await settled();
    expect(await openTitles()).toEqual([`Rigger ${on.count}`, `Senior Welder ${on.count}`]);
    expect(await latest()).toMatchObject({ outcome: "read", updated: 1, unchanged: 1, closed: 1 });
  });

  it("X-13 lists what was left out of the rows that it takes", async () => {
    const told = leverPostings(jobs("Rigger", "Welder"))
      .replace('"location":"Portland, OR"', '"location":"Xyzzyville, QQ"')
      .replace('"min":90000,"max":110000', '"min":-1,"max":0');
    on.remote.says("/v0/postings/bridgeworks", told);
    await connect("/v0/postings/bridgeworks");
    expect(await latest()).toMatchObject({
      added: 2,
      refused: 0,
      omitted: 3,
      omissions: [
        { row: 1, reason: 'The pay "-1" isn\'t above zero: it counts as not stated.' },
        { row: 1, reason: 'The pay "0" isn\'t above zero: it counts as not stated.' },
        { row: 1, reason: expect.stringMatching(/^Invalid Location: .*"Xyzzyville, QQ"/) },
      ],
    });
  });

  it("that is a feed with news among its jobs refuses those with the reason, and follows what closes", async () => {
    const news = "<item><title>We moved</title><guid>n-1</guid></item>";
    const fed = (...titles: string[]) =>
      rssFeed(jobs(...titles))
        .replace("<title>Careers</title>", "<title>Bridges</title>")
        .replace("</channel>", `${news}</channel>`);
    on.remote.says("/feed", fed("Rigger", "Welder", "Painter"));
    const id = await connect("/feed");
    const refusals = [
      { row: 4, reason: "Neither the entry nor its feed says that this is a job: it may be news." },
    ];
    expect(await latest()).toMatchObject({ offered: 3, added: 3, refused: 1, refusals });
    on.remote.says("/feed", fed("Rigger", "Welder"));
    await fetchAgain(id);
    expect(await latest()).toMatchObject({ outcome: "read", closed: 1, refused: 1 });
    expect(await openTitles()).toEqual([`Rigger ${on.count}`, `Welder ${on.count}`]);
  });

  it("that has nothing new says so, and nothing is read", async () => {
    on.remote.on("/jobs.xml", (request, answer) => {
      const isKnown = request.headers["if-none-match"] === '"one"' && request.headers["if-modified-since"];
      const headers = { etag: '"one"', "last-modified": "Sat, 10 Jan 2026 10:00:00 GMT" };
      if (isKnown) answer.writeHead(304).end();
      else answer.writeHead(200, headers).end(indeedFeed(jobs("Rigger")));
    });
    const id = await connect("/jobs.xml");
    await fetchAgain(id);
    expect(await latest()).toMatchObject({ outcome: "unchanged", offered: 0, closed: 0 });
    expect(await openTitles()).toEqual([`Rigger ${on.count}`]);
    await on.server.advance(8 * day);
    await settled();
    expect((await source()).fetches.map(({ outcome }: { outcome: string }) => outcome)).toContain("read");
  });

  it("that is suddenly empty closes nothing until an owner confirms it", async () => {
    on.remote.says("/jobs.json", greenhouseBoard(jobs("Rigger", "Welder", "Painter")));
    const id = await connect("/jobs.json");
    on.remote.says("/jobs.json", greenhouseBoard([]));
    await fetchAgain(id);
    expect(await openTitles()).toHaveLength(3);
    expect(await source()).toMatchObject({ heldClosings: 3, open: 3 });
    expect(await latest()).toMatchObject({
      outcome: "held",
      closed: 0,
      fault: "Nothing was closed: 3 of 3 open postings are gone at once.",
    });
    await on.server.advance(2 * minute);
    expect((await on.server.ask("POST", at(`/${id}/closings`), owner())).status).toBe(204);
    await settled();
    expect(await openTitles()).toEqual([]);
    expect(await latest()).toMatchObject({ outcome: "read", closed: 3 });
    expect(await source()).not.toHaveProperty("heldClosings");
  });

  it("may not close more than was shown, whatever is gone by the time", async () => {
    on.remote.says("/jobs.json", greenhouseBoard(jobs("One", "Two", "Three", "Four", "Five", "Six")));
    const id = await connect("/jobs.json");
    on.remote.says("/jobs.json", greenhouseBoard(jobs("One", "Two")));
    await fetchAgain(id);
    expect(await source()).toMatchObject({ heldClosings: 4 });
    on.remote.says("/jobs.json", greenhouseBoard([]));
    await on.server.advance(2 * minute);
    await on.server.ask("POST", at(`/${id}/closings`), owner());
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
      on.remote.on("/jobs.xml", (_request, answer) => answer.writeHead(status, headers).end());
      await connect("/jobs.xml");
      expect(await latest()).toMatchObject({ outcome: "failed", fault });
      expect(await source()).toMatchObject({ failures: 1 });
      const calls = () => on.remote.asked.filter(({ path }) => path === "/jobs.xml").length;
      await on.server.advance(14 * minute);
      expect(calls()).toBe(1);
      await on.server.advance(2 * minute);
      await settled();
      expect(calls()).toBe(2);
      await on.server.advance(30 * minute);
      expect(calls()).toBe(2);
      on.remote.says("/jobs.xml", indeedFeed(jobs("Rigger")));
      await on.server.advance(hour);
      await settled();
      expect(await source()).toMatchObject({ failures: 0, open: 1 });
    },
  );

  it("is not called while its server asks to wait, not even by hand", async () => {
    on.remote.on("/jobs.xml", (_request, answer) => answer.writeHead(429, { "retry-after": "7200" }).end());
    const id = await connect("/jobs.xml");
    const next = Date.parse((await source()).next);
    expect(next - on.server.parts.clock.now()).toBeGreaterThan(hour);
    await on.server.advance(hour);
    const early = await on.server.ask("POST", at(`/${id}/fetch`), owner());
    expect(early.body).toMatchObject({ status: 409, code: "source-waits" });
    await settled();
    expect(on.remote.asked).toHaveLength(1);
    on.remote.says("/jobs.xml", indeedFeed(jobs("Rigger")));
    await on.server.advance(hour + minute);
    await settled();
    expect(await openTitles()).toEqual([`Rigger ${on.count}`]);
  });

  it("is not fetched twice within a minute", async () => {
    on.remote.says("/jobs.xml", indeedFeed(jobs("Rigger")));
    const id = await connect("/jobs.xml");
    expect((await on.server.ask("POST", at(`/${id}/fetch`), owner())).body.code).toBe("source-waits");
  });

  it("is not called while it is paused, and is fetched when it starts again", async () => {
    on.remote.says("/jobs.xml", indeedFeed(jobs("Rigger")));
    const id = await connect("/jobs.xml");
    expect((await on.server.ask("POST", at(`/${id}/pause`), owner())).status).toBe(204);
    await on.server.advance(2 * day);
    expect(on.remote.asked).toHaveLength(1);
    expect((await on.server.ask("POST", at(`/${id}/fetch`), owner())).body.code).toBe("source-paused");
    expect(await source()).toMatchObject({ paused: expect.any(String), open: 1 });
    expect((await on.server.ask("POST", at(`/${id}/resume`), owner())).status).toBe(204);
    await settled();
    expect(on.remote.asked).toHaveLength(2);
  });

  it("that is removed is not called again, and what nobody confirmed closes", async () => {
    on.remote.says("/jobs.xml", indeedFeed(jobs("Rigger")));
    const id = await connect("/jobs.xml");
    expect((await on.server.ask("DELETE", at(`/${id}`), owner())).status).toBe(204);
    await settled();
    expect(await openTitles()).toEqual([]);
    expect((await list()).sources).toEqual([]);
    await on.server.advance(2 * day);
    expect(on.remote.asked).toHaveLength(1);
  });
});
