import type { Announcement } from "../../platform/events/log.ts";

export interface ArticlesPublished extends Announcement {
  readonly name: "articles-published";
  readonly subject: "news";
  readonly payload: { readonly ids: readonly number[] };
}
