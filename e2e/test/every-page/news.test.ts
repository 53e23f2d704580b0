import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "../harness/browser.ts";
import { served } from "../harness/served.ts";

/** Milliseconds: the server writes to the same database. */
const untilUnlocked = 30_000;

test.beforeAll(() => {
  const database = new DatabaseSync(join(served.folder, "candor.db"), { timeout: untilUnlocked });
  const insert = database.prepare(
    "INSERT INTO news_article (slug, title, summary, body, published_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
  );
  const body = "<p>The lamp was lit <strong>again</strong>.</p>";
  insert.run("the-lamp", "The lamp is lit", "A lamp, and who lit it.", body, Date.parse("2026-03-04T12:00Z"));
  database.close();
});

/** The first page by an address of its own: `/news` may be cached from before the article. */
const list = "/news?from=0";

test.describe("R-07 R-08 the news", () => {
  test("lead to an article, without JavaScript", async ({ open }) => {
    const page = await open(list, { javaScriptEnabled: false });
    await page.getByText("A lamp, and who lit it.").waitFor();
    await page.getByRole("link", { name: "The lamp is lit" }).click();
    await page.getByRole("heading", { level: 1, name: "The lamp is lit" }).waitFor();
    await page.getByText("The lamp was lit again.").waitFor();
    await page.getByText("Mar 4, 2026").waitFor();
    await expect(page.locator("script[src]")).toHaveCount(0);
  });

  test("name the article for search engines and social cards", async ({ open }) => {
    const page = await open(list);
    await page.getByRole("link", { name: "The lamp is lit" }).click();
    const { pathname } = new URL(page.url());
    expect(pathname).toMatch(/^\/news\/the-lamp\/\d+$/);
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toContain(pathname);
    const content = (name: string) => page.locator(`meta[${name}]`).getAttribute("content");
    expect(await content("name=description")).toBe("A lamp, and who lit it.");
    expect(await content('property="og:type"')).toBe("article");
    const data = JSON.parse((await page.locator("script[type='application/ld+json']").textContent()) ?? "");
    expect(data).toMatchObject({ "@type": "NewsArticle", headline: "The lamp is lit" });
  });

  test("have one address for an article", async () => {
    const list = await fetch(`${served.address}/rest/news`);
    const { articles } = (await list.json()) as { articles: { id: string }[] };
    const id = articles[0]?.id;
    const answer = await fetch(`${served.address}/news/other-words/${id}?utm_source=x`, {
      redirect: "manual",
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      301,
      `/news/the-lamp/${id}?utm_source=x`,
    ]);
    expect((await fetch(`${served.address}/news/none/999999`)).status).toBe(404);
  });
});
