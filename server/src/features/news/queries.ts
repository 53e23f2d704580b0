import { countRows } from "../../platform/database/count-rows.ts";
import type { Reader } from "../../platform/database/database.ts";

export type ListedArticleRow = Awaited<ReturnType<typeof publishedArticles>>[number];
export type ArticleRow = NonNullable<Awaited<ReturnType<typeof articleById>>>;

/** Articles published by `now`, newest first. */
export async function publishedArticles(
  read: Reader,
  { now, from, size }: { readonly now: number; readonly from: number; readonly size: number },
) {
  return read
    .selectFrom("news_article")
    .select(["id", "slug", "title", "summary", "published_at"])
    .where("published_at", "<=", now)
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .limit(size)
    .offset(from)
    .execute();
}

export async function countPublished(read: Reader, now: number): Promise<number> {
  return countRows(read.selectFrom("news_article").where("published_at", "<=", now));
}

/** An article, if it is published by `now`. */
export async function articleById(read: Reader, id: number, now: number) {
  return read
    .selectFrom("news_article")
    .selectAll()
    .where("id", "=", id)
    .where("published_at", "<=", now)
    .executeTakeFirst();
}
