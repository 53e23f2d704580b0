import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useSession } from "../session/session-data.ts";
import { localName } from "./local-name.ts";

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
    return localStorage.getItem(localName) !== null;
  } catch {
    return false;
  }
}
