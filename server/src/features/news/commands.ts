import { enqueueAll } from "../../platform/tasks/queue.ts";
import { requestOf } from "../../platform/tasks/task.ts";
import { announceArticle, announceArticles, type NewsParts } from "./tasks.ts";

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
export async function publishArticles(parts: NewsParts, articles: readonly Article[]): Promise<void> {
  const rows = articles.map(({ publishedAt, ...article }) => ({ ...article, published_at: publishedAt }));
  const now = parts.clock.now();
  await parts.database.write(async (writer) => {
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
    const ids = published.map(({ id }) => id);
    await announceArticles(parts, writer, ids);
  });
}
