import { useSession } from "../wire/session-data.ts";
import { type Dates, datesIn } from "./dates.ts";

/** Dates in the reader's time zone; UTC for strangers. */
export function useDates(): Dates {
  return datesIn(useSession().profile?.timeZone);
}
