import type { Claimed } from "../outside-applications/claimed.ts";
import type { localName as postings } from "../saved-postings/local-saved.ts";
import type { localName as searches } from "../searches/local-searches.ts";
import type { partnerName } from "../wire/browser-database.ts";
import type { SessionData } from "../wire/session-data.ts";
import { isStored } from "../wire/stored-values.ts";

/** The names under which it is stored. */
export type Handed = typeof searches | typeof postings | typeof partnerName;

type HandOver = (session: SessionData, changed: () => void) => Promise<Claimed | undefined | void>;

const handOvers: Readonly<Record<Handed, HandOver>> = {
  searches: async (_session, changed) => {
    await (await import("../searches/own-searches-calls.ts")).mergeSearches();
    changed();
  },
  "saved-postings": async (_session, changed) => {
    await (await import("../saved-postings/own-saved.ts")).handOverSaved();
    changed();
  },
  "partner-applies": async (session, changed) =>
    (await import("../outside-applications/browser/claim.ts")).claimKept(session, changed),
};

/** Resolves to what came of the applications that were handed over. What fails stays here; the next page tries again. */
export async function handOver(session: SessionData, changed: () => void): Promise<Claimed | undefined> {
  // A session that ended by itself leaves nothing of its person here.
  if (!session.signedIn) {
    await (await import("../wire/browser-database.ts")).forgetOwn();
    return undefined;
  }
  const outcomes = await Promise.all(
    Object.entries(handOvers)
      .filter(([name]) => isStored(name))
      .map(([, each]) => each(session, changed).catch(() => undefined)),
  );
  return outcomes.find((outcome) => outcome !== undefined);
}
