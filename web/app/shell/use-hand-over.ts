import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { localName as postings } from "../saved-postings/local-saved.ts";
import type { localName as searches } from "../searches/local-searches.ts";
import { useSession } from "../wire/session-data.ts";
import { isStored } from "../wire/stored-values.ts";

/** By the names under which they are stored, held to their values by the types: the modules come when something is kept. */
const stores: Readonly<Record<typeof searches | typeof postings, () => Promise<void>>> = {
  searches: async () => (await import("../searches/own-searches-calls.ts")).mergeSearches(),
  "saved-postings": async () => (await import("../saved-postings/own-saved.ts")).handOverSaved(),
};

/** M-30: what was kept in this browser comes along when somebody signs in. */
export function useHandOver(): void {
  const { signedIn } = useSession();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!signedIn) return;
    for (const [name, handOver] of Object.entries(stores))
      if (isStored(name))
        handOver()
          .then(revalidate)
          // It stays in this browser; the next page tries again.
          .catch(() => undefined);
  }, [signedIn, revalidate]);
}
