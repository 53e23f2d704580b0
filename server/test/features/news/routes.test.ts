import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishArticles } from "../../../src/features/news/commands.ts";
import { anArticle } from "../../harness/an-article.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

const hour = 3_600_000;
let server: TestApp;

beforeAll(async () => {
  server = await startApp();
  const now = server.parts.clock.now();
  await publishArticles(server.parts, [
    anArticle("older", now - 2 * hour),
    anArticle("newer", now - hour),
    anArticle("tomorrow", now + 24 * hour),
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
