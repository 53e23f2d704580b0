import { atom } from "./atom.ts";
import { csv } from "./csv.ts";
import type { Feed } from "./feed.ts";
import { jsonFeed } from "./json-feed.ts";
import { rss } from "./rss.ts";

/** The formats of feeds, keyed by the ending of their addresses. */
export const feedFormats = {
  rss: { type: "application/rss+xml; charset=utf-8", write: rss },
  atom: { type: "application/atom+xml; charset=utf-8", write: atom },
  json: { type: "application/feed+json; charset=utf-8", write: jsonFeed },
  csv: { type: "text/csv; charset=utf-8; header=present", write: csv },
} as const satisfies Record<string, { type: string; write: (feed: Feed) => string }>;
