import { enqueueAll } from "../../platform/tasks/queue.ts";
import { requestOf } from "../../platform/tasks/task.ts";
import type { ArticlesPublished } from "./events.ts";
import { announceArticle, type NewsParts } from "./tasks.ts";

export interface Article {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** Sanitized HTML. */
  readonly body: string;
  /** Milliseconds since 1970. Nobody sees it before. */
  readonly publishedAt: number;
}

/** Publishes articles, each at its time. One whose slug exists stays unchanged. */
export async function publishArticles(
  { database, clock, events }: NewsParts,
  articles: readonly Article[],
): Promise<void> {
  const rows = articles.map(({ publishedAt, ...article }) => ({ ...article, published_at: publishedAt }));
  const now = clock.now();
  await database.write(async (writer) => {
    const stored = await writer
      .insertInto("news_article")
      .values(rows)
      .onConflict((conflict) => conflict.column("slug").doNothing())
      .returning(["id", "published_at"])
      .execute();
    const later = stored
      .filter(({ published_at }) => published_at > now)
      .map(({ id, published_at: runAt }) =>
        requestOf(announceArticle, { key: `${id}`, payload: { id }, runAt }),
      );
    await enqueueAll(writer, later, now);
    const published = stored.filter(({ published_at }) => published_at <= now);
    if (published.length === 0) return;
    await events.append(writer, {
      name: "articles-published",
      subject: "news",
      payload: { ids: published.map(({ id }) => id) },
    } satisfies ArticlesPublished);
  });
}
