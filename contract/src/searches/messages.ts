/** Kept searches and feeds. */
export const searches = {
  "searches.keep": "Add to favorites",
  "searches.kept": "In favorites",
  "searches.stopKeeping": "take it out",
  "searches.everything": "All postings",
  "searches.lastMade": "Last made",
  "searches.mark": "Add to favorites",
  "searches.markOne": "Add to favorites: {{search}}",
  "searches.unmark": "Take out of favorites",
  "searches.unmarkOne": "Take out of favorites: {{search}}",
  "searches.forget": "Forget",
  "searches.forgetOne": "Forget: {{search}}",
  "searches.forgetRecent": "Forget all recent searches",
  "searches.noRecent": "Searches that you make while you are signed in are listed here.",
  "searches.noFavorites":
    "Add a search to your favorites where its postings are listed, and you find it here.",
  "searches.nowKept": "This search is among your favorite searches now.",
  "feed.name": "Feeds",
  "feed.follow": "Follow this search:",
  "feed.title": "This search as {{name}}",
  "feed.description": "The postings that this search finds, as Candor shows them.",
} as const;
