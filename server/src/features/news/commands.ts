import { slugOf } from "@candor/contract/jobs/slug";
import type { ArticleFields } from "@candor/contract/news/shapes";
import type { Writer } from "../../platform/database/database.ts";
import { actorOf } from "../../platform/events/log.ts";
import { once, type Repeat } from "../../platform/http/idempotency.ts";
import { Problem } from "../../platform/http/problem.ts";
import { enqueueAll } from "../../platform/tasks/queue.ts";
import { requestOf } from "../../platform/tasks/task.ts";
import type { AdministratorScope } from "../session/gate/scopes.ts";
import type { ArticleChanged } from "./events.ts";
import { bodyOf } from "./rules.ts";
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

/** Publishes what an administrator wrote, now. */
export async function publishArticle(
  parts: NewsParts,
  scope: AdministratorScope,
  fields: ArticleFields,
  repeat: Repeat | undefined,
): Promise<{ id: string }> {
  const now = parts.clock.now();
  return parts.database.write((writer) =>
    once(writer, repeat, now, async () => {
      const id = await insert(writer, fields, now);
      await announceArticles(parts, writer, [id], scope);
      return { id: String(id) };
    }),
  );
}

/** Changes a published article, which keeps its address and its date. */
export async function changeArticle(
  parts: NewsParts,
  scope: AdministratorScope,
  id: number,
  fields: ArticleFields,
): Promise<void> {
  await parts.database.write(async (writer) => {
    const { numUpdatedRows } = await writer
      .updateTable("news_article")
      .set(columnsOf(fields))
      .where("id", "=", id)
      .where("published_at", "<=", parts.clock.now())
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Problem("not-found");
    await announce(parts, writer, scope, { name: "article-changed", subjectId: id });
  });
}

/** Takes an article down for good. Does nothing if there is none. */
export async function removeArticle(parts: NewsParts, scope: AdministratorScope, id: number): Promise<void> {
  await parts.database.write(async (writer) => {
    const { numDeletedRows } = await writer
      .deleteFrom("news_article")
      .where("id", "=", id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    await announce(parts, writer, scope, { name: "article-removed", subjectId: id });
  });
}

/** Its address is made of its title. Another article may have that already. */
async function insert(writer: Writer, fields: ArticleFields, now: number): Promise<number> {
  const words = slugOf(fields.title, { characters: 80, otherwise: "article" });
  for (let number = 1; ; number++) {
    const stored = await writer
      .insertInto("news_article")
      .values({ ...columnsOf(fields), slug: number === 1 ? words : `${words}-${number}`, published_at: now })
      .onConflict((conflict) => conflict.column("slug").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (stored) return stored.id;
  }
}

function columnsOf({ title, summary, text }: ArticleFields) {
  return { title, summary, body: bodyOf(text) };
}

async function announce(
  { events }: NewsParts,
  writer: Writer,
  scope: AdministratorScope,
  what: Pick<ArticleChanged, "name" | "subjectId">,
): Promise<void> {
  await events.append(writer, {
    ...what,
    subject: "news",
    ...actorOf(scope),
    payload: {},
  } satisfies ArticleChanged);
}
