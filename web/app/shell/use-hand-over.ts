import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { Claimed } from "../outside-applications/claimed.ts";
import type { ownName } from "../wire/browser-database.ts";
import { useSession } from "../wire/session-data.ts";
import { isStored } from "../wire/stored-values.ts";
import type { Handed } from "./hand-over.ts";

/** Held to its value by the type. */
const own: typeof ownName = "own-applications";
/** What is handed over: its modules come when something is kept. */
const kept: readonly Handed[] = ["searches", "saved-postings", "partner-applies"];

/**
 * M-30: what was kept in this browser comes along when somebody signs in. Gives what came of the applications among it,
 * and closes what says so.
 */
export function useHandOver(): [claimed: Claimed | undefined, close: () => void] {
  const session = useSession();
  const { revalidate } = useRevalidator();
  const [claimed, setClaimed] = useState<Claimed>();
  useEffect(() => {
    if ((session.signedIn ? kept : [own]).some(isStored))
      import("./hand-over.ts")
        .then(({ handOver }) => handOver(session, () => void revalidate()))
        .then(
          (outcome) => outcome && setClaimed(outcome),
          () => undefined,
        );
  }, [session, revalidate]);
  return [claimed, () => setClaimed(undefined)];
}
