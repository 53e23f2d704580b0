/** What people hide from their lists, and what lists say about postings that they know. */
export const ownLists = {
  "ownLists.title": "Hidden postings",
  "ownLists.lead":
    "Lists and job alerts leave these out. Saved postings and applications stay where they are, and nobody else can see what you hide.",
  "ownLists.none":
    "You haven't hidden anything. Lists and postings let you hide a posting, or everything from an employer.",
  "ownLists.hide": "Hide",
  "ownLists.hideThis": "Hide: {{title}}",
  "ownLists.hidePosting": "Hide this posting",
  "ownLists.hideOrganization": "Hide everything from {{organization}}",
  "ownLists.everythingFrom": "Everything from {{organization}}",
  "ownLists.hiddenAt": "Hidden {{date}}",
  "ownLists.bringBack": "Bring back",
  "ownLists.bringBackThis": "Bring back: {{title}}",
  "ownLists.hidden": "{{count}} hidden",
  "ownLists.isHidden": "Hidden: {{title}}",
  "ownLists.undo": "Undo",
  "ownLists.all": "Everything you hid",
  "ownLists.youHidPosting": "You hid this posting from your lists.",
  "ownLists.youHidOrganization": "You hid everything from {{organization}} from your lists.",
  "ownLists.nowHidden": "Your lists leave it out from now on. You'll find it under Hidden postings.",
  "ownLists.nowBack": "It is in your lists again.",
  "ownLists.seen": "Seen",
  "ownLists.applied": "You applied",
  "ownLists.withdrew": "You withdrew",
  "problem.tooManyHidden": "You have reached the limit of what you can hide. Bring something back first.",
} as const;
