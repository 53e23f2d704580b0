import type { Announcement } from "../../platform/events/log.ts";

/** Everybody can read them from now on. */
export interface ArticlesPublished extends Announcement {
  readonly name: "articles-published";
  readonly subject: "news";
  readonly payload: { readonly ids: readonly number[] };
}

/** What everybody can read has changed, or is gone. */
export interface ArticleChanged extends Announcement {
  readonly name: "article-changed" | "article-removed";
  readonly subject: "news";
  readonly subjectId: number;
  readonly payload: Record<string, never>;
}

export type NewsEvent = ArticlesPublished | ArticleChanged;
