/** Organizations that somebody blocks, and employers that somebody avoids. */
export const blocks = {
  "blocks.title": "Blocked organizations",
  "blocks.lead":
    "An organization that you block no longer sees you: your applications and proposals there disappear from its lists, and its postings and gigs from yours.",
  "blocks.blocked": "Blocked",
  "blocks.blockedNone": "You haven't blocked anyone.",
  "blocks.blockedName": "Name of the organization",
  "blocks.block": "Block",
  "blocks.blockThis": "Block {{organization}}",
  "blocks.unblock": "Unblock",
  "blocks.unblockThis": "Unblock {{organization}}",
  "blocks.since": "Since {{date}}",
  "blocks.employer": "Keep me from my employer",
  "blocks.employerLead":
    "Add your employer by name or by the domain of its email addresses, such as acme.com. No organization that it belongs to sees your profile, that you applied, or any entry about you. Applications and proposals that wait there are withdrawn. You still see its postings. If you apply there yourself, we ask first.",
  "blocks.employerNone": "No employer is kept away.",
  "blocks.employerName": "Name or domain of your employer",
  "blocks.keepAway": "Keep away",
  "blocks.keepAwayNoLonger": "Stop keeping away",
  "blocks.keepAwayNoLongerThis": "Stop keeping {{organization}} away",
  "blocks.sure": "Block {{organization}}?",
  "blocks.sureBody":
    "{{organization}} no longer sees your applications, and you no longer see its postings. You can unblock it here at any time.",
  "blocks.sureWaiting":
    "Applications that wait for an answer there are withdrawn, and stay withdrawn: {{count}}.",
  "blocks.cancel": "Cancel",
  "blocks.made": "It no longer sees you.",
  "blocks.removed": "It is no longer kept away.",
  "blocks.unknown":
    "No organization here has this name. Check the spelling, or enter its domain for an employer.",
  "blocks.freeMail": "Many people have an address there. Enter a domain that belongs to your employer.",
  "blocks.postingTitle": "You blocked {{organization}}",
  "blocks.postingBody": "That is why you don't see its postings. Unblock it to see them again.",
  "blocks.applyAnyway":
    "Send it to {{organization}}, which I otherwise keep away. It will see this application.",
  "blocks.employerAsk":
    "You keep {{organization}} from seeing you. Sending this application shows it to them; nothing else about you is shown.",
  "blocks.applyAnywayFor":
    "Send it to {{organization}}, which posts this for {{client}}, which I otherwise keep away.",
  "blocks.clientAsk":
    "You keep {{client}} from seeing you. {{organization}} posts this for {{client}}, and may tell it who applied.",
  "blocks.clientBody":
    "{{agency}} posts this for {{client}}. That is why you don't see it. Unblock {{client}} to see it again.",
  "problem.organizationBlocked": "You blocked this organization. Unblock it in your settings to apply there.",
  "problem.employerKeptAway":
    "You keep this organization from seeing you. Confirm that it may see this application.",
  "problem.tooManyBlocks": "You have reached the limit of blocked organizations. Remove one first.",
} as const;
