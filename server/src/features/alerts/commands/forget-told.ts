import { day } from "../../../platform/durations.ts";
import type { Chore } from "../../../platform/housekeeping.ts";

/** Longer than any alert looks back: a month, and outages. In milliseconds. */
const kept = 62 * day;

/** No alert looks at postings that old again. */
export const forgetTold: Chore = async (writer, now) => {
  await writer
    .deleteFrom("alerted_posting")
    .where("told_at", "<", now - kept)
    .execute();
};
