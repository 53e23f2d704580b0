/** M-38: asked before another application is sent, once somebody has sent many. */
export const pace = {
  "pace.sent": "You have sent {{count}} applications in the last 24 hours.",
  "pace.waiting_one": "{{count}} of yours is waiting for an answer.",
  "pace.waiting_other": "{{count}} of yours are waiting for an answer.",
  "pace.reason":
    "Each one asks a person to read it and to answer. If this job matters to you, take a day to write a pitch for it.",
  "pace.send": "Send anyway",
  "pace.later": "Save as a draft for tomorrow",
  "pace.kept": "Nothing was sent. This browser keeps the draft until {{when}}.",
  "pace.saved": "The posting is in your saved postings.",
  "pace.seeSaved": "See them",
} as const;
