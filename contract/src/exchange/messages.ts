/** Lists of an organization's postings on other sites. */
export const exchange = {
  "careers.title": "Open positions at {{organization}}",
  "careers.none": "There are no open positions at the moment.",
  "careers.all_one": "See the open position",
  "careers.all_other": "See all {{count}} open positions",
} as const;
