import type { Claimed } from "../outside-applications/claimed.ts";
import type { localName as postings } from "../saved-postings/local-saved.ts";
import type { localName as searches } from "../searches/local-searches.ts";
import type { partnerName, waitingName } from "../wire/browser-database.ts";
import type { SessionData } from "../wire/session-data.ts";
import { isStored } from "../wire/stored-values.ts";

/** The keys under which it is stored. */
export type Handed = typeof searches | typeof postings | typeof partnerName | typeof waitingName;

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
  "waiting-applications": (_session, changed) => sendWaiting(changed),
};

/** Resolves to what came of the handed-over applications. What fails stays here; the next page tries again. */
export async function handOver(session: SessionData, changed: () => void): Promise<Claimed | undefined> {
  // A session that ended on its own leaves nothing of its person here.
  if (!session.signedIn) {
    const { forgetOwn, ownName, waitingName } = await import("../wire/browser-database.ts");
    if (isStored(ownName)) await forgetOwn();
    if (isStored(waitingName)) await sendWaiting(changed, { newOnly: true });
    return undefined;
  }
  // What an impersonating administrator's browser keeps is not this person's.
  if (session.impersonated) return undefined;
  const outcomes = await Promise.all(
    Object.entries(handOvers)
      .filter(([name]) => isStored(name))
      .map(([, each]) => each(session, changed).catch(() => undefined)),
  );
  return outcomes.find((outcome) => outcome !== undefined);
}

/** M-37: what was filled in offline is sent in their name. */
async function sendWaiting(changed: () => void, { newOnly = false } = {}): Promise<void> {
  const { tellWaiting } = await import("../offline/tell-waiting.ts");
  if (await tellWaiting({ newOnly })) changed();
}
