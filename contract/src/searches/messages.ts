/** Kept searches and feeds. */
export const searches = {
  "searches.keep": "Add to favorites",
  "searches.kept": "In favorites",
  "searches.stopKeeping": "Remove",
  "searches.everything": "All postings",
  "searches.lastMade": "Last searched",
  "searches.mark": "Add to favorites",
  "searches.markOne": "Add to favorites: {{search}}",
  "searches.unmark": "Remove from favorites",
  "searches.unmarkOne": "Remove from favorites: {{search}}",
  "searches.forget": "Forget",
  "searches.forgetOne": "Forget: {{search}}",
  "searches.forgetRecent": "Forget all recent searches",
  "searches.noRecent": "Searches you make while signed in are listed here.",
  "searches.noFavorites": "Add a search to your favorites above its results, and you will find it here.",
  "searches.nowKept": "This search is now in your favorites.",
  "feed.name": "Feeds",
  "feed.follow": "Follow this search:",
  "feed.title": "This search as {{name}}",
  "feed.explained":
    "This is a feed: it lists what is new, for programs. Copy its address into a feed reader, which then shows you new entries.",
  "feed.description": "The postings that this search finds, as Candor shows them.",
} as const;
