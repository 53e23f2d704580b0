import { contentTopic } from "@candor/contract/websocket";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishArticles } from "../../../src/features/news/commands.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { converse, listen, request } from "../../harness/socket.ts";

const hour = 3_600_000;
let server: TestApp;

const article = (slug: string, publishedAt: number) => ({
  slug,
  title: `On <${slug}>`,
  summary: `About ${slug}.`,
  body: "<p>Words.</p>",
  publishedAt,
});

beforeAll(async () => {
  server = await startApp();
  const now = server.parts.clock.now();
  await publishArticles(server.parts, [
    article("older", now - 2 * hour),
    article("newer", now - hour),
    article("tomorrow", now + 24 * hour),
  ]);
});
afterAll(() => server.close());

describe("R-07 news", () => {
  it("lists published articles, newest first, with their number", async () => {
    const { status, body } = await server.ask("GET", "/rest/news");
    expect(status).toBe(200);
    expect(body.articles.map(({ slug }: { slug: string }) => slug)).toEqual(["newer", "older"]);
    expect(body.total).toBe(2);
    expect(body.articles[0]).not.toHaveProperty("body");
    const rest = await server.ask("GET", "/rest/news?from=1");
    expect(rest.body.articles).toHaveLength(1);
  });

  it("R-08 gives one article with its text", async () => {
    const [{ id }] = (await server.ask("GET", "/rest/news")).body.articles;
    const { body } = await server.ask("GET", `/rest/news/${id}`);
    expect(body).toMatchObject({ id, slug: "newer", body: "<p>Words.</p>" });
  });

  it("hides articles that are not published yet, and answers 404 for unknown numbers", async () => {
    const { id } = await server.parts.database.read
      .selectFrom("news_article")
      .select("id")
      .where("slug", "=", "tomorrow")
      .executeTakeFirstOrThrow();
    for (const asked of [id, "999999", "x", "0"])
      expect((await server.ask("GET", `/rest/news/${asked}`)).status).toBe(404);
  });

  it("is a feed, and has its addresses in the sitemap", async () => {
    const feed = await server.ask("GET", "/news/feed.atom");
    expect(feed.headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
    expect(feed.body).toContain("On &lt;newer&gt;");
    expect(feed.body).not.toContain("tomorrow");
    const { body } = await server.ask("GET", "/sitemaps/pages.xml");
    expect(body).toMatch(/<loc>http:\/\/candor\.test\/news\/newer\/\d+<\/loc>/);
    expect(body).not.toContain("tomorrow");
  });
});

describe("L-06 published news", () => {
  it("reaches open pages with an event on /rest/cms, and the pages that are kept for strangers", async () => {
    const { parts, origin } = server;
    const reader = await converse(await listen(server), { origin });
    reader.send(request("content", "SUBSCRIBE", contentTopic));
    expect(await reader.next()).toMatchObject({ id: "content", status: 200 });
    const before = parts.content.current;
    const now = parts.clock.now();
    await publishArticles(parts, [article("older", now)]);
    await publishArticles(parts, [article("older", now), article("latest", now)]);
    expect(await reader.next()).toEqual({ kind: "message", url: contentTopic, body: null });
    // The first call published nothing, as its article was there.
    await parts.settled();
    expect(parts.content.current).toBe(before + 1);
    reader.socket.terminate();
  });
});
