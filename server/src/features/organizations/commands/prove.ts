import { checkedClaims } from "@candor/contract/rate-limits";
import type { TextRecords } from "../../../platform/dns.ts";
import { actorOf } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { countShared, tooMany } from "../../../platform/http/rate-limits.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import { codeSecret } from "../../session/rules/codes.ts";
import { isMailedToken, mailedToken, rowOfToken } from "../../session/rules/mailed-token.ts";
import {
  type ClaimRow,
  claimable,
  claimById,
  isKnownDomain,
  latestClaim,
  rivalsOf,
} from "../queries/claims.ts";
import { hasMembers } from "../queries/members.ts";
import { isMerged } from "../queries/merges.ts";
import { recordName, recordValue } from "../rules/domains.ts";
import { announce, type OrganizationParts } from "./announce.ts";
import { grant } from "./grant.ts";

/** The claimant opens the link that was mailed to the organization's domain. The link works for nobody else. */
export async function proveByMail(
  parts: OrganizationParts,
  scope: SessionScope,
  token: string,
): Promise<ClaimRow> {
  const claim = await claimById(parts.database.read, rowOfToken(token) ?? -1);
  if (!claim || !isMailedToken(codeSecret(parts.keys), "claim", claim, token))
    throw new Problem("claim-expired");
  if (claim.account_id !== scope.accountId) throw new Problem("claim-of-another");
  return prove(parts, scope, claim);
}

/** Looks for the claim's TXT record. */
export async function proveByRecord(
  parts: OrganizationParts & { readonly textRecords: TextRecords },
  scope: SessionScope,
  slug: string,
): Promise<ClaimRow> {
  const { database, clock, keys } = parts;
  const { id } = await claimable(database.read, slug);
  const claim = await latestClaim(database.read, id, scope.accountId);
  if (claim?.method !== "dns" || claim.domain === null) throw new Problem("not-found");
  const wait = await countShared(database, `claim looks of ${scope.accountId}`, checkedClaims, clock.now());
  if (wait > 0) throw tooMany("too-many-requests", wait);
  const wanted = recordValue(mailedToken(codeSecret(keys), "claim-record", claim));
  const records = await parts.textRecords(recordName(claim.domain));
  if (!records.includes(wanted)) throw new Problem("record-missing");
  return prove(parts, scope, claim);
}

/**
 * Grants a proved claim if we know that the domain is the organization's, nobody belongs to the organization, and
 * nobody else claims it. Otherwise an administrator decides. Refuses with `claim-expired` while the organization is
 * merged into another.
 */
async function prove(parts: OrganizationParts, scope: SessionScope, { id }: ClaimRow): Promise<ClaimRow> {
  return parts.database.write(async (writer) => {
    const now = parts.clock.now();
    const { organization_id: organizationId } = await writer
      .selectFrom("organization_claim")
      .select("organization_id")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    await parts.database.dialect.hold(writer, "organization", organizationId);
    const claim = await writer
      .updateTable("organization_claim")
      .set({ proved_at: now, state: "waiting" })
      .where("id", "=", id)
      .where("state", "=", "started")
      .where("expires_at", ">", now)
      .returningAll()
      .executeTakeFirst();
    if (!claim) return alreadyProved(await claimById(writer, id));
    // It would have two owners: the merged organization's belongings are the other one's now.
    if (await isMerged(writer, organizationId)) throw new Problem("claim-expired");
    const isAlone =
      !(await hasMembers(writer, organizationId)) && (await rivalsOf(writer, claim, now)).length === 0;
    if (isAlone && (await isKnownDomain(writer, organizationId, claim.domain ?? "")))
      return grant(parts, writer, claim, {});
    await announce(parts, writer, {
      name: "claim-waiting",
      subject: "organization",
      subjectId: organizationId,
      ...actorOf(scope),
      payload: { claimId: id },
    });
    return claim;
  });
}

/** A link that is opened twice shows the result. */
function alreadyProved(claim: ClaimRow | undefined): ClaimRow {
  if (!claim || claim.proved_at === null || claim.state === "withdrawn") throw new Problem("claim-expired");
  return claim;
}
