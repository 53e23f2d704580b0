/** What seekers are told about a posting, each with its evidence. */
export const signals = {
  "signal.title": "Look twice",
  "signal.note": "These are facts about the posting, not a verdict. An honest posting can have them too.",
  "signal.none":
    "None of the {{count}} warning signs that we look for was found. That does not vouch for it.",
  "signal.uncompared": "It could not be compared with other postings just now.",
  "signal.ofYours": "Seekers will see this beside your posting",
  "signal.free-mailer": "Asks you to write to a free mail address",
  "signal.off-domain": "Asks you to write to a domain that is not its organization's",
  "signal.chat-app": "Asks you to get in touch through a chat app",
  "signal.fee": "Speaks of money that you would pay",
  "signal.pay-far-outside": "States pay far outside what others post for this occupation",
  "signal.copied-words": "Has the same words as another organization's older posting",
  "signal.domain": "Its organization's domain is {{domain}}.",
  "signal.payFigures":
    "It states {{pay}}. {{count}} other postings for {{occupation}} state between {{low}} and {{high}} a year (without the highest and lowest tenth).",
  "signal.evidence": "Show where it says so",
  "signal.original": "{{title}} at {{organization}}, first seen {{date}}",
} as const;
