/** Why a reader reports a posting: a closed list. Readers can add their own words. */
export const reportReasons = [
  "scam",
  "asks-for-money",
  "not-open",
  "wrong-pay",
  "wrong-place",
  "discriminates",
  "somebody-elses",
  "other",
] as const;
export type ReportReason = (typeof reportReasons)[number];
