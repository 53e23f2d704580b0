import { byAge, type Forget } from "../../../platform/retention/timer.ts";

/** No alert looks at postings this old again: the time is longer than any alert looks back, including outages. */
export const forgetTold: Forget = byAge(
  "toldPostings",
  "alerted_posting",
  ["account_id", "posting_id"],
  "told_at",
);
