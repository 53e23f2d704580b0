/** How often a posting was reposted. */
export const repost = {
  "repost.open": "Open {{days}}.",
  "repost.again": "Open {{days}}, {{time}}.",
  "repost.days_one": "{{count}} day",
  "repost.days_other": "{{count}} days",
  "repost.time.2": "second time",
  "repost.time.3": "third time",
  "repost.time.4": "fourth time",
  "repost.time.5": "fifth time",
  "repost.time.more": "posted {{count}} times",
} as const;
