/** Feeds of an organization's postings for other sites, and the sources its postings come from. */
export const exchange = {
  "careers.title": "Open positions at {{organization}}",
  "careers.none": "There are no open positions at the moment.",
  "careers.all_one": "See the open position",
  "careers.all_other": "See all {{count}} open positions",
  "applyButton.apply": "Apply with Candor",
  "applyButton.note": "Keep track with Candor",
  "sources.title": "Postings from elsewhere",
  "sources.hint":
    "Give the address of your Greenhouse, Lever or Ashby board, of an XML, RSS or Atom feed that lists all of your open jobs, or of your careers page. We fetch it every few hours and follow what changes. What you edit here stays as you wrote it.",
  "sources.proved":
    "Its postings are listed as imported until you confirm them. Rows that name another organization are refused.",
  "sources.unproved":
    "Nobody has proved yet that they speak for this organization, so its postings arrive as drafts that only you see. Publish them one by one.",
  "sources.off":
    "The operator of this server has not allowed calls to outside addresses, so nothing can be fetched.",
  "sources.none": "No source is connected yet.",
  "sources.url": "Address of the board, feed or careers page",
  "sources.urlHint": "For example https://boards.greenhouse.io/yourcompany",
  "sources.connect": "Connect",
  "sources.connected": "The source is connected. Its first fetch begins now.",
  "sources.kind.greenhouse": "Greenhouse",
  "sources.kind.lever": "Lever",
  "sources.kind.ashby": "Ashby",
  "sources.kind.site": "Feed or careers page",
  "sources.open_one": "{{count}} open posting.",
  "sources.open_other": "{{count}} open postings.",
  "sources.next": "Next fetch: {{moment}}.",
  "sources.paused": "Paused since {{date}}. Its postings stay as they are.",
  "sources.failing_one": "The last fetch failed. We try again, but less often.",
  "sources.failing_other": "The last {{count}} fetches failed. We try again, but less often.",
  "sources.held_one":
    "{{count}} posting disappeared from the source all at once. We closed nothing, because that may be a mistake there. Has it really ended?",
  "sources.held_other":
    "{{count}} postings disappeared from the source all at once. We closed nothing, because that may be a mistake there. Have they really ended?",
  "sources.allowClosings_one": "Close the posting",
  "sources.allowClosings_other": "Close the {{count}} postings",
  "sources.closingsAllowed": "We are fetching the source again. Postings that are gone from it will close.",
  "sources.fetch": "Fetch now",
  "sources.fetching": "The source is being fetched. Reload the page in a moment to see what came.",
  "sources.pause": "Pause",
  "sources.pausedNow": "The source is paused.",
  "sources.resume": "Start again",
  "sources.resumed": "We are fetching the source again.",
  "sources.remove": "Remove",
  "sources.removeNow": "Remove this source",
  "sources.removeHint": "Postings that nobody confirmed will close. The others stay yours.",
  "sources.removed": "The source was removed.",
  "sources.fetches": "Latest fetches",
  "sources.noFetches": "Not fetched yet.",
  "sources.outcome.read": "Read",
  "sources.outcome.held": "Read, but nothing closed",
  "sources.outcome.unchanged": "Nothing new",
  "sources.outcome.failed": "Failed",
  "sources.counts":
    "{{offered}} offered: {{added}} new, {{updated}} changed, {{unchanged}} as before, {{closed}} closed",
  "sources.refused_one": "{{count}} row was refused",
  "sources.refused_other": "{{count}} rows were refused",
  "sources.omitted_one": "{{count}} value was left out",
  "sources.omitted_other": "{{count}} values were left out",
  "sources.refusedRow": "Row {{row}}: {{reason}}",
  "sources.refusedMore": "The first {{count}} are listed.",
  "mail.closingsHeldSubject": "Have these postings ended? Your source at {{host}}",
  "mail.closingsHeldBody_one":
    "{{count}} posting disappeared from your source at {{host}} all at once. We closed nothing, because that may be a mistake there.",
  "mail.closingsHeldBody_other":
    "{{count}} postings disappeared from your source at {{host}} all at once. We closed nothing, because that may be a mistake there.",
  "mail.closingsHeldAsk":
    "If they have ended, say so on the page of your connections, and they close. If not, check the source.",
  "mail.sourceFailingSubject": "We can't read your source at {{host}}",
  "mail.sourceFailingBody":
    "The last {{count}} fetches of the source at {{host}} failed. The postings that came from it for {{organization}} stay as they are. We keep trying, but less often. This is what went wrong:",
  "mail.sourceFailingFix": "Once a fetch succeeds, everything is followed again.",
  "mail.sourceLink": "See your connections",
  "problem.sourceKnown": "This address is connected already",
  "problem.sourcePaused": "The source is paused. Start it again first.",
  "problem.sourceRefused": "Enter an address on the public internet",
  "problem.sourceWaits":
    "It was fetched a moment ago, or its server asked us to wait. Try again after {{time}}.",
  "problem.tooManySources":
    "An organization can have at most {{most}} sources. Remove one that you no longer need.",
} as const;
