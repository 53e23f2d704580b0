import { byAge, type Forget } from "../../../platform/retention/timer.ts";

/** No alert looks at postings that old again: it is longer than any looks back, outages included. */
export const forgetTold: Forget = byAge(
  "toldPostings",
  "alerted_posting",
  ["account_id", "posting_id"],
  "told_at",
);
