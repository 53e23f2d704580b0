import { useSyncExternalStore } from "react";
import { browserZone } from "../../live/use-time-zone.ts";

/** C-09: brings the browser's zone along with a form of sign-in. Without scripts it is empty, and nothing is known. */
export function TimeZoneField() {
  const zone = useSyncExternalStore(never, browserZone, () => "");
  return <input type="hidden" name="timeZone" value={zone} />;
}

function never(): () => void {
  return () => undefined;
}
