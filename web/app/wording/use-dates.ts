import { useSession } from "../wire/session-data.ts";
import { type Dates, datesIn } from "./dates.ts";

/** Dates as whoever looks at the page reads them: strangers those of UTC. */
export function useDates(): Dates {
  return datesIn(useSession().profile?.timeZone);
}
