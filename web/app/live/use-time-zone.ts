import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { addresses } from "../addresses.ts";
import { useSession } from "../wire/session-data.ts";
import { browserZone } from "../wording/browser-zone.ts";
import { plainZone } from "../wording/dates.ts";

/** C-09: tells the server the browser's time zone once if its pages use another. Never overrides a choice. */
export function useTimeZone(): void {
  const { profile, impersonated } = useSession();
  const { submit } = useFetcher();
  const said = useRef<string>(undefined);
  const shown = profile?.timeZone ?? plainZone;
  const asks = profile !== undefined && !profile.timeZoneChosen && impersonated === undefined;
  useEffect(() => {
    const timeZone = browserZone();
    if (!asks || timeZone === shown || timeZone === said.current) return;
    said.current = timeZone;
    void submit({ timeZone }, { method: "post", action: addresses.timeZone });
  }, [asks, shown, submit]);
}
