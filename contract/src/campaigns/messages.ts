/** The operator's pages about the mails that Candor sends. */
export const campaigns = {
  "campaigns.required": "Codes, receipts and warnings",
  "campaigns.name": "Kind of email",
  "campaigns.sent": "Sent",
  "campaigns.waiting": "Waiting",
  "campaigns.failed": "Failed",
  "campaigns.withheld": "No longer wanted",
  "campaigns.unsent_one":
    "{{count}} more message was never sent, because no server for it is set up (SMTP_URL, SMS_URL).",
  "campaigns.unsent_other":
    "{{count}} more messages were never sent, because no server for them is set up (SMTP_URL, SMS_URL).",
  "campaigns.channel": "Channel",
  "campaigns.paused": "Paused",
  "campaigns.lead":
    "Every kind of email that Candor sends by itself. People choose which optional kinds they get; an operator can pause them for everybody.",
  "campaigns.counted": "Among the {{most}} newest messages, written since {{since}}.",
  "campaigns.none": "No message has been written yet.",
  "campaigns.turnedOff_one": "{{count}} person turned it off in the last {{days}} days.",
  "campaigns.turnedOff_other": "{{count}} people turned it off in the last {{days}} days.",
  "campaigns.always": "These are always sent, so nobody can turn them off or pause them.",
  "campaigns.pause": "Pause",
  "campaigns.pauseTitle": "Hold it back",
  "campaigns.pauseLead":
    "Nothing of this kind leaves on any channel until you resume it. What is written meanwhile waits, and leaves then if it is still wanted.",
  "campaigns.resume": "Resume",
  "campaigns.pausedSince": "Paused since {{since}} by {{administrator}}: {{reason}}",
  "campaigns.pausedSinceGone": "Paused since {{since}}: {{reason}}",
  "campaigns.pauseSaved": "It is paused. Nothing of this kind leaves until you resume it.",
  "campaigns.resumeSaved": "It is resumed. What waited leaves now.",
} as const;
