import type { ClaimResult } from "@candor/contract/outside-applications/shapes";
import { browserSession, type ShownTo } from "../../session/browser/browser-session.ts";
import type { KeptPartnerApply } from "../../wire/browser-database.ts";
import type { SessionData } from "../../wire/session-data.ts";
import { type Claimed, isTold } from "../claimed.ts";
import { forgetPartnerApplies, partnerApplies, partnerAppliesOf } from "./partner-applies.ts";

/** As many as the server accepts at once. */
const most = 50;

let claiming: Promise<Claimed | undefined> | undefined;

/**
 * Sends what this browser made to the account that has signed in. Resolves to what the dialog says: undefined if
 * nothing came of it, or on an interview's page.
 */
export function claimKept(
  { profile }: SessionData,
  changed: ShownTo["changed"],
): Promise<Claimed | undefined> {
  // An unproved address may be anybody's.
  if (!profile?.emailProved) return Promise.resolve(undefined);
  claiming ??= claim({ profile: profile.id, changed }, profile.email).finally(() => {
    claiming = undefined;
  });
  return claiming;
}

async function claim(shown: ShownTo, email: string): Promise<Claimed | undefined> {
  const own = await partnerAppliesOf(email);
  const ownIds = new Set(own.map(({ id }) => id));
  const others = (await partnerApplies()).filter(({ id }) => !ownIds.has(id)).slice(0, most);
  // What was made under the account's own address is handed over silently.
  if (own.length > 0) await handOver(shown, own.slice(0, most));
  if (others.length === 0) return undefined;
  const claimed = { claimed: await handOver(shown, others), total: others.length };
  return isTold(claimed, location.pathname) ? claimed : undefined;
}

/** Resolves to how many were handed over. A-16: none is kept, whatever became of it. */
async function handOver(shown: ShownTo, kept: readonly KeptPartnerApply[]): Promise<number> {
  const session = await browserSession(shown);
  await session.checked;
  const claims = kept.map(({ id, email, jobId, key }) => ({ id, email, jobId, key }));
  const results: readonly ClaimResult[] = await session.ask("checkClaims", { body: { claims } });
  //
  for (const { id, success, reason } of results)
    if (!success) console.warn(`Application ${id} could not be claimed: ${reason}`);
  await forgetPartnerApplies(results);
  return results.filter(({ success }) => success).length;
}
