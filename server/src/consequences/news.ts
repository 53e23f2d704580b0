import type { ArticlesPublished } from "../features/news/events.ts";
import type { Consequences } from "./consequence.ts";

export const newsConsequences: Consequences<ArticlesPublished> = {
  "articles-published": {
    notices(_event, { content, notifier }) {
      content.advance();
      notifier.contentChanged();
    },
  },
};
