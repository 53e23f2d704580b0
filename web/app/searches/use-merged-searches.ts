import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useSession } from "../wire/session-data.ts";
import type { localName } from "./local-searches.ts";

/** Held to its value by the type: the module comes when something is kept. */
const stored: typeof localName = "searches";

/** M-30: what was kept in this browser comes along when somebody signs in. */
export function useMergedSearches(): void {
  const { signedIn } = useSession();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!signedIn || !isSomethingKept()) return;
    import("./own-searches-calls.ts")
      .then(({ mergeSearches }) => mergeSearches())
      .then(revalidate)
      // They stay in this browser; the next page tries again.
      .catch(() => undefined);
  }, [signedIn, revalidate]);
}

function isSomethingKept(): boolean {
  try {
    return localStorage.getItem(stored) !== null;
  } catch {
    return false;
  }
}
