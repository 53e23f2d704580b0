/** One company that goes by two names. */
export const merges = {
  "merge.title": "One company, two names",
  "merge.lead":
    "Everything that belongs to the first organization becomes the second's: postings, applications, answers, members and leads. The first one's address leads to the second. You can undo it.",
  "merge.from": "Merge this one",
  "merge.into": "Into this one",
  "merge.hint": "Its name, or the last part of its page's address.",
  "merge.do": "Merge",
  "merge.done": "They are one organization now.",
  "merge.undoThis": "Undo the merge of {{from}}",
  "merge.undone": "They are two organizations again.",
  "merge.of": "{{from}} is {{into}}",
  "merge.postings_one": "{{count}} posting came with it.",
  "merge.postings_other": "{{count}} postings came with it.",
  "merge.since": "Merged on {{date}}",
  "merge.until": "Merged on {{since}}, undone on {{date}}",
  "merge.reason": "Reason: {{reason}}",
  "merge.none": "Nothing has been merged.",
  "validation.mergeUnknown": "No organization here has this name or address",
  "validation.mergeSame": "These are the same organization",
  "validation.mergeNames": "Other names were merged into it. Undo those first",
  "validation.mergeClaims": "Somebody has claimed it. Decide that claim first",
  "validation.mergeUnclaimed":
    "Nobody answers for this one, but people answer for the other. Merge them the other way around",
} as const;
