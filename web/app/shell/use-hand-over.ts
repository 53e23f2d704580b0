import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { Claimed } from "../outside-applications/claimed.ts";
import type { localName as postings } from "../saved-postings/local-saved.ts";
import type { localName as searches } from "../searches/local-searches.ts";
import type { ownName, partnerName } from "../wire/browser-database.ts";
import { useSession } from "../wire/session-data.ts";
import { isStored } from "../wire/stored-values.ts";

/** By the names under which they are stored, held to their values by the types: the modules come when something is kept. */
const stores: Readonly<Record<typeof searches | typeof postings, () => Promise<void>>> = {
  searches: async () => (await import("../searches/own-searches-calls.ts")).mergeSearches(),
  "saved-postings": async () => (await import("../saved-postings/own-saved.ts")).handOverSaved(),
};
const partner: typeof partnerName = "partner-applies";
const own: typeof ownName = "own-applications";

/**
 * M-30: what was kept in this browser comes along when somebody signs in. Gives what came of the applications among it,
 * and closes what says so.
 */
export function useHandOver(): [claimed: Claimed | undefined, close: () => void] {
  const session = useSession();
  const { revalidate } = useRevalidator();
  const [claimed, setClaimed] = useState<Claimed>();
  useEffect(() => {
    if (!session.signedIn) {
      // A session that ended by itself leaves nothing of its person here.
      if (isStored(own)) import("../wire/browser-database.ts").then(({ forgetOwn }) => forgetOwn(), nothing);
      return;
    }
    // What fails stays in this browser; the next page tries again.
    for (const [name, handOver] of Object.entries(stores))
      if (isStored(name)) handOver().then(revalidate, nothing);
    if (isStored(partner))
      import("../outside-applications/browser/claim.ts")
        .then(({ claimKept }) => claimKept(session, () => void revalidate()))
        .then((outcome) => outcome && setClaimed(outcome), nothing);
  }, [session, revalidate]);
  return [claimed, () => setClaimed(undefined)];
}

const nothing = () => undefined;
