import { useEffect, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { addresses } from "../addresses.ts";
import type { Claimed } from "../outside-applications/claimed.ts";
import type { ownName, waitingName } from "../wire/browser-database.ts";
import { useSession } from "../wire/session-data.ts";
import { isStored } from "../wire/stored-values.ts";
import type { Handed } from "./hand-over.ts";

/** The type ties it to its value. */
const own: typeof ownName = "own-applications";
const waiting: typeof waitingName = "waiting-applications";
/** What is handed over: its modules are loaded if something is stored. */
const kept: readonly Handed[] = ["searches", "saved-postings", "partner-applies", waiting];

/**
 * M-30: when somebody signs in, what this browser kept is handed over. Returns what came of the applications, and how
 * to close the dialog about it.
 */
export function useHandOver(): [claimed: Claimed | undefined, close: () => void] {
  const session = useSession();
  const { revalidate } = useRevalidator();
  // The browser's copy of that page doesn't know who is signed in.
  const isUnsure = useLocation().pathname === addresses.offline;
  const [claimed, setClaimed] = useState<Claimed>();
  useEffect(() => {
    if (!isUnsure && (session.signedIn ? kept : [own, waiting]).some(isStored))
      import("./hand-over.ts")
        .then(({ handOver }) => handOver(session, () => void revalidate()))
        .then(
          (outcome) => outcome && setClaimed(outcome),
          () => undefined,
        );
  }, [session, revalidate, isUnsure]);
  return [claimed, () => setClaimed(undefined)];
}
