import * as contract from "@candor/contract/news/routes";
import type { Origin } from "../../platform/http/origin.ts";
import { Problem } from "../../platform/http/problem.ts";
import { anyone, type Serving, serve } from "../../platform/http/serve.ts";
import { typeOfShownXml } from "../../platform/http/shown-xml.ts";
import { idOf } from "../../platform/ids.ts";
import { administratorGate } from "../session/gate/gates.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { changeArticle, publishArticle, removeArticle } from "./commands.ts";
import { type ArticleRow, articleById, countPublished, publishedArticles } from "./queries.ts";
import type { NewsParts } from "./tasks.ts";
import { articleView, listedArticleView, newsFeed, writtenArticleView } from "./views.ts";

const size = 20;

interface ServingParts extends NewsParts {
  readonly origin: Origin;
}

export function newsRoutes(serving: Serving, parts: ServingParts, gates: GateParts): void {
  const { clock, origin } = parts;
  const { read } = parts.database;
  const administrator = administratorGate(gates);
  const named = async (asked: string): Promise<ArticleRow> => {
    const id = idOf(asked);
    const row = id === undefined ? undefined : await articleById(read, id, clock.now());
    if (!row) throw new Problem("not-found");
    return row;
  };

  const listFrom = async (from = 0) => {
    const now = clock.now();
    const rows = await publishedArticles(read, { now, from, size });
    return { articles: rows.map(listedArticleView), total: await countPublished(read, now) };
  };

  serve(serving, contract.listNews, anyone, ({ query }) => listFrom(query.from));

  serve(serving, contract.readArticle, anyone, async ({ params }) => articleView(await named(params.id)));

  serve(serving, contract.listWrittenNews, administrator, ({ query }) => listFrom(query.from));

  serve(serving, contract.readWrittenArticle, administrator, async ({ params }) =>
    writtenArticleView(await named(params.id)),
  );

  serve(serving, contract.publishArticle, administrator, ({ scope, body, repeat }) =>
    publishArticle(parts, scope, body, repeat),
  );

  serve(serving, contract.changeArticle, administrator, ({ scope, params, body }) =>
    changeArticle(parts, scope, idOf(params.id) ?? -1, body),
  );

  serve(serving, contract.removeArticle, administrator, ({ scope, params }) =>
    removeArticle(parts, scope, idOf(params.id) ?? -1),
  );

  serving.app.get(
    "/news/feed.atom",
    { onRequest: (request, _reply, done) => serving.limit("reading", request, done) },
    async (request, reply) =>
      reply
        .type(typeOfShownXml(request, reply, "application/atom+xml; charset=utf-8"))
        .header("cache-control", "public, max-age=300")
        .send(newsFeed(origin.url(), await publishedArticles(read, { now: clock.now(), from: 0, size }))),
  );
}
