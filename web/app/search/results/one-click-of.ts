import { announce } from "../../live/announce.ts";
import { openWire } from "../../live/wire.ts";
import { openedSession } from "../../session/browser/browser-session.ts";

/** The postings among these that one press can apply to. If it can't be asked, nobody misses it. */
export async function oneClickOf(jobIds: readonly string[]): Promise<readonly string[]> {
  try {
    const session = await openedSession();
    if (!session) return [];
    const ask = (await openWire()).calls({ announce, session });
    return (await ask("listOneClick", { query: { jobIds: jobIds.join(",") } })).jobIds;
  } catch {
    return [];
  }
}
