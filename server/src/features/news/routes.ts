import { listNews, readArticle } from "@candor/contract/news/routes";
import type { Clock } from "../../platform/clock.ts";
import type { Reader } from "../../platform/database/database.ts";
import type { Origin } from "../../platform/http/origin.ts";
import { Problem } from "../../platform/http/problem.ts";
import { anyone, type Serving, serve } from "../../platform/http/serve.ts";
import { idOf } from "../../platform/ids.ts";
import { articleById, countPublished, publishedArticles } from "./queries.ts";
import { articleView, listedArticleView, newsFeed } from "./views.ts";

const size = 20;

interface NewsParts {
  readonly database: { readonly read: Reader };
  readonly clock: Clock;
  readonly origin: Origin;
}

export function newsRoutes(serving: Serving, { database: { read }, clock, origin }: NewsParts): void {
  serve(serving, listNews, anyone, async ({ query: { from = 0 } }) => {
    const now = clock.now();
    const rows = await publishedArticles(read, { now, from, size });
    return { articles: rows.map(listedArticleView), total: await countPublished(read, now) };
  });

  serve(serving, readArticle, anyone, async ({ params }) => {
    const id = idOf(params.id);
    const row = id === undefined ? undefined : await articleById(read, id, clock.now());
    if (!row) throw new Problem("not-found");
    return articleView(row);
  });

  serving.app.get(
    "/news/feed.atom",
    { onRequest: (request, _reply, done) => serving.limit("reading", request, done) },
    async (_request, reply) =>
      reply
        .type("application/atom+xml; charset=utf-8")
        .header("cache-control", "public, max-age=300")
        .send(newsFeed(origin.url(), await publishedArticles(read, { now: clock.now(), from: 0, size }))),
  );
}
