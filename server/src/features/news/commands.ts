import type { Database } from "../../platform/database/database.ts";

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
export async function publishArticles(database: Database, articles: readonly Article[]): Promise<void> {
  const rows = articles.map(({ publishedAt, ...article }) => ({ ...article, published_at: publishedAt }));
  await database.write((writer) =>
    writer
      .insertInto("news_article")
      .values(rows)
      .onConflict((conflict) => conflict.column("slug").doNothing())
      .execute(),
  );
}
