/** Kept searches and feeds. */
export const searches = {
  "feed.description": "The postings that this search finds, as Candor shows them.",
} as const;
