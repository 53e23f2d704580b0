/** How often a posting was reposted. */
export const repost = {
  "repost.open": "Open for {{days}}.",
  "repost.openToday": "Opened today.",
  "repost.again": "First opened {{days}} ago. {{time}}",
  "repost.againToday": "First opened today. {{time}}",
  "repost.days_one": "{{count}} day",
  "repost.days_other": "{{count}} days",
  "repost.time.2": "Now open for the second time.",
  "repost.time.3": "Now open for the third time.",
  "repost.time.4": "Now open for the fourth time.",
  "repost.time.5": "Now open for the fifth time.",
  "repost.earlier": "An earlier posting of this job closed:",
  "repost.later": "It was posted again:",
  "repost.time.more": "Posted {{count}} times so far.",
} as const;
