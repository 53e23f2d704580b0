import type { Database } from "../../platform/database/database.ts";
import type { EventLog } from "../../platform/events/log.ts";
import type { ArticlesPublished } from "./events.ts";

export interface Article {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** Sanitized HTML. */
  readonly body: string;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
}

/** Publishes articles. One whose slug exists stays unchanged. */
export async function publishArticles(
  { database, events }: { readonly database: Database; readonly events: EventLog },
  articles: readonly Article[],
): Promise<void> {
  const rows = articles.map(({ publishedAt, ...article }) => ({ ...article, published_at: publishedAt }));
  await database.write(async (writer) => {
    const published = await writer
      .insertInto("news_article")
      .values(rows)
      .onConflict((conflict) => conflict.column("slug").doNothing())
      .returning("id")
      .execute();
    if (published.length === 0) return;
    await events.append(writer, {
      name: "articles-published",
      subject: "news",
      payload: { ids: published.map(({ id }) => id) },
    } satisfies ArticlesPublished);
  });
}
