import { currentLocale } from "@candor/contract/messages/locale";
import { message } from "@candor/contract/messages/message";
import type { Article } from "@candor/contract/news/routes";
import type { ListedArticle } from "@candor/contract/news/shapes";
import { feedStyle } from "../../platform/feed-style.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { element, xmlDocument } from "../../platform/xml.ts";
import type { ArticleRow, ListedArticleRow } from "./queries.ts";
import { textOf } from "./rules.ts";

export function listedArticleView(row: ListedArticleRow): ListedArticle {
  const { id, slug, title, summary } = row;
  return { id: String(id), slug, title, summary, publishedAt: isoTime(row.published_at) };
}

export function articleView(row: ArticleRow): Article {
  return { ...listedArticleView(row), body: row.body };
}

/** An article as its text is changed. */
export function writtenArticleView(row: ArticleRow) {
  return { ...listedArticleView(row), text: textOf(row.body) };
}

/** The articles as a feed (RFC 4287). */
export function newsFeed(publicUrl: string, rows: readonly ListedArticleRow[]): string {
  const self = `${publicUrl}/news/feed.atom`;
  return xmlDocument(
    element(
      "feed",
      { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": currentLocale() },
      element("id", {}, self),
      element("title", {}, message("app.titleWithName", { title: message("news.title") })),
      // A feed must have a date; an empty one uses 1970.
      element("updated", {}, isoTime(rows[0]?.published_at ?? 0)),
      element("link", { rel: "self", type: "application/atom+xml", href: self }),
      element("link", { rel: "alternate", type: "text/html", href: `${publicUrl}/news` }),
      element("author", {}, element("name", {}, message("app.name"))),
      ...rows.map((row) => {
        const address = `${publicUrl}/news/${row.slug}/${row.id}`;
        const date = isoTime(row.published_at);
        return element(
          "entry",
          {},
          element("id", {}, address),
          element("title", {}, row.title),
          element("link", { rel: "alternate", type: "text/html", href: address }),
          element("published", {}, date),
          element("updated", {}, date),
          element("summary", {}, row.summary),
        );
      }),
    ),
    feedStyle,
  );
}
