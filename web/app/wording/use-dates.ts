import { useSyncExternalStore } from "react";
import { useSession } from "../wire/session-data.ts";
import { browserZone } from "./browser-zone.ts";
import { type Dates, datesIn } from "./dates.ts";

/** Dates in the reader's time zone; UTC for strangers. */
export function useDates(): Dates {
  return datesIn(useSession().profile?.timeZone);
}

/** The same for a deadline of the reader's own: once scripts run, a stranger's are in the browser's time zone. */
export function useOwnDates(): Dates {
  const { signedIn, profile } = useSession();
  const zone = useSyncExternalStore(never, browserZone, () => undefined);
  return datesIn(signedIn ? profile?.timeZone : zone);
}

const never = () => () => undefined;
