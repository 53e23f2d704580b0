import { message } from "@candor/contract/messages/message";
import { useSyncExternalStore } from "react";
import { addresses } from "../addresses.ts";
import type { waitingName } from "../wire/browser-database.ts";
import { isStored } from "../wire/stored-values.ts";

/** The type ties it to its value. */
const waiting: typeof waitingName = "waiting-applications";

/** Shown where people look for applications: says that this browser has some that aren't sent. */
export function WaitingLine() {
  const isThere = useSyncExternalStore(
    subscribe,
    () => isStored(waiting),
    () => false,
  );
  if (!isThere) return null;
  return (
    <p className="kept-copy">
      {message("waiting.here")} <a href={addresses.offline}>{message("waiting.see")}</a>
    </p>
  );
}

/** Other tabs send, too. */
function subscribe(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}
