import type { NewsEvent } from "../features/news/events.ts";
import type { Consequence, Consequences } from "./consequence.ts";

const changed: Consequence<NewsEvent> = {
  notices(_event, { content, notifier }) {
    content.advance();
    notifier.contentChanged();
  },
};

export const newsConsequences: Consequences<NewsEvent> = {
  "articles-published": changed,
  "article-changed": changed,
  "article-removed": changed,
};
