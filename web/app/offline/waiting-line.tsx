import { message } from "@candor/contract/messages/message";
import { useSyncExternalStore } from "react";
import { addresses } from "../addresses.ts";
import type { waitingName } from "../wire/browser-database.ts";
import { isStored } from "../wire/stored-values.ts";

/** Held to its value by the type. */
const waiting: typeof waitingName = "waiting-applications";

/** Where one looks for applications: says that this browser has some that are not sent. */
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
