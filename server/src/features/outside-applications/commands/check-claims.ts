import type { ClaimResult, PartnerApply } from "@candor/contract/outside-applications/shapes";
import { checkedPartnerClaims } from "@candor/contract/rate-limits";
import type { Writer } from "../../../platform/database/database.ts";
import { actorOf } from "../../../platform/events/log.ts";
import { tally, tooMany } from "../../../platform/http/rate-limits.ts";
import { idOf } from "../../../platform/ids.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import type { PartnerApplyClaimed } from "../events.ts";
import { postingToNote } from "../queries/outside-applications.ts";
import { partnerApplyById } from "../queries/partner-applies.ts";
import { mayClaim } from "../rules.ts";
import { insertNote } from "./notes.ts";
import { oldestPartnerApply } from "./partner-applies.ts";
import type { OutsideParts } from "./parts.ts";

/** C-19. Hands over what is proved to be this person's; everything else gets the same answer, whatever exists. */
export async function checkClaims(
  parts: OutsideParts,
  scope: SessionScope,
  claims: readonly PartnerApply[],
): Promise<ClaimResult[]> {
  return parts.database.write(async (writer) => {
    // Claims of one account take turns, because its list is limited and contains a posting once.
    await parts.database.dialect.hold(writer, "account", scope.accountId);
    const results: ClaimResult[] = [];
    for (const claim of claims) {
      const counted = `partner applies of ${scope.accountId}`;
      const wait = await tally(writer, counted, checkedPartnerClaims, parts.clock.now());
      if (wait > 0) throw tooMany("too-many-attempts", wait);
      const success = await claimOne(parts, writer, scope, claim);
      results.push({ id: claim.id, success, reason: success ? "claimed" : "refused" });
    }
    return results;
  });
}

async function claimOne(
  parts: OutsideParts,
  writer: Writer,
  scope: SessionScope,
  claim: PartnerApply,
): Promise<boolean> {
  const now = parts.clock.now();
  const kept = await partnerApplyById(writer, idOf(claim.id) ?? -1, oldestPartnerApply(now));
  if (!kept || !mayClaim(kept, claim, scope.accountId)) return false;
  if (kept.account_id !== null) return true;
  const taken = await writer
    .updateTable("partner_apply")
    .set({ account_id: scope.accountId })
    .where("id", "=", kept.id)
    .where("account_id", "is", null)
    .returning("id")
    .executeTakeFirst();
  // Another account was faster.
  if (!taken) return false;
  const posting = await postingToNote(writer, kept.posting_id);
  // It may be closed by now, or its source unknown, and even a full list takes it: it is their own.
  if (posting) await insertNote(writer, scope, { posting, appliedAt: kept.made_at, now });
  await parts.events.append(writer, {
    name: "partner-apply-claimed",
    subject: "partner-apply",
    subjectId: kept.id,
    ...actorOf(scope),
    payload: { accountId: scope.accountId, postingId: kept.posting_id },
  } satisfies PartnerApplyClaimed);
  return true;
}
