import { message } from "@candor/contract/messages/message";
import type { Article } from "@candor/contract/news/routes";

/** An article for search engines (schema.org/NewsArticle). */
export function articleData(article: Article, publicUrl: string, path: string) {
  const publisher = { "@type": "Organization", name: message("app.name"), url: publicUrl };
  return {
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    headline: article.title,
    description: article.summary,
    datePublished: article.publishedAt,
    mainEntityOfPage: `${publicUrl}${path}`,
    author: publisher,
    publisher,
  };
}
