import { useSyncExternalStore } from "react";
import { browserZone } from "../../wording/browser-zone.ts";

/** C-09: sends the browser's zone with a sign-in form. Without scripts it is empty, and the zone is unknown. */
export function TimeZoneField() {
  const zone = useSyncExternalStore(never, browserZone, () => "");
  return <input type="hidden" name="timeZone" value={zone} />;
}

function never(): () => void {
  return () => undefined;
}
