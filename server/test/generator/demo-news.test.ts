import { describe, expect, it } from "vitest";
import { demoNews } from "../../src/generator/demo-news.ts";
import { sanitize } from "../../src/platform/html.ts";

const now = Date.UTC(2026, 10, 20);
const articles = demoNews(now);

describe("the demo's news", () => {
  it("are dated before now, newest first, each at its own address", () => {
    const dates = articles.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    expect(Math.max(...dates)).toBeLessThan(now);
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length);
  });

  it("K-12 have a summary of at most 170 characters", () => {
    expect(articles.filter(({ summary }) => summary.length > 170)).toEqual([]);
  });

  it("are safe markup, and calm", () => {
    expect(articles.filter(({ body }) => sanitize(body) !== body)).toEqual([]);
    expect(articles.filter(({ title, summary, body }) => (title + summary + body).includes("!"))).toEqual([]);
  });
});
