import type { Announcement } from "../../platform/events/log.ts";

/** Everybody can read them from now on. */
export interface ArticlesPublished extends Announcement {
  readonly name: "articles-published";
  readonly subject: "news";
  readonly payload: { readonly ids: readonly number[] };
}
