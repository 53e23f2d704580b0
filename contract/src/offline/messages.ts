/** M-37: what a browser can do without a line. */
export const offline = {
  "offline.title": "You're offline",
  "offline.titleOnline": "Kept for offline",
  "offline.lead":
    "This page can't be loaded right now. What you opened lately can be read below, and what you send waits here until you're back online.",
  "offline.leadOnline":
    "What this browser keeps for when you're offline: searches and postings that you opened in the last {{days}} days, and applications that wait to be sent.",
  "offline.asOf": "As of {{when}}. You're reading a kept copy of this page.",
  "offline.back": "You're back online.",
  "offline.openWanted": "Open the page that you wanted",
  "offline.searches": "Searches",
  "offline.postings": "Postings",
  "offline.kept": "Kept {{when}}",
  "offline.none": "Nothing to read yet: searches and postings that you open are kept here.",
  "offline.forget": "Forget these copies",
  "offline.noScripts": "This page needs scripts to show what your browser keeps.",
} as const;
