import type { Writer } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import type { AdministratorScope } from "../../session/gate/scopes.ts";
import { type ClaimRow, claimById, rivalsOf } from "../queries/claims.ts";
import { isOwnerOf } from "../queries/members.ts";
import { announce, type OrganizationParts } from "./announce.ts";
import { endInvitations } from "./invitations.ts";
import { join } from "./membership.ts";

interface Decision {
  /** The administrator; absent if the proof decided. */
  readonly decidedBy?: number;
  readonly answer?: string | undefined;
}

/** P-04: an administrator grants or refuses a waiting claim. */
export async function decideClaim(
  parts: OrganizationParts,
  scope: AdministratorScope,
  id: string,
  { granted, answer }: { granted: boolean; answer?: string | undefined },
): Promise<void> {
  await parts.database.write(async (writer) => {
    const known = await claimById(writer, idOf(id) ?? -1);
    if (!known) throw new Problem("not-found");
    await parts.database.dialect.hold(writer, "organization", known.organization_id);
    const claim = await claimById(writer, known.id);
    if (claim?.state !== "waiting") throw new Problem("not-found");
    const decision = { decidedBy: scope.accountId, answer };
    if (granted) await grant(parts, writer, claim, decision);
    else await refuse(parts, writer, claim, decision);
  });
}

/**
 * Makes the claimant the organization's owner. All earlier members are removed, whom they invited can't join anymore,
 * and rival claims are refused. If the claimant owns it already, its members and invitations stay.
 */
export async function grant(
  parts: OrganizationParts,
  writer: Writer,
  claim: ClaimRow,
  decision: Decision,
): Promise<ClaimRow> {
  const now = parts.clock.now();
  const { organization_id: organizationId, account_id: accountId, domain } = claim;
  const rivals = await rivalsOf(writer, claim, now);
  const isTheirs = await isOwnerOf(writer, { accountId }, organizationId);
  const before = isTheirs ? [] : await handOver(writer, { organizationId, accountId, now });
  await writer
    .updateTable("organization")
    .set({ claimed: 1, ...(domain !== null && { domain }) })
    .where("id", "=", organizationId)
    .execute();
  const granted = await decide(parts, writer, claim, "granted", decision);
  const about = { subject: "organization", subjectId: organizationId } as const;
  for (const rival of rivals) await refuse(parts, writer, rival, { ...decision, answer: undefined });
  for (const payload of before) await announce(parts, writer, { ...about, name: "member-removed", payload });
  await announce(parts, writer, {
    ...about,
    name: "organization-claimed",
    actorId: accountId,
    payload: { organizationId, claimId: claim.id },
  });
  return granted;
}

/** Replaces the organization's members by a new owner; resolves with those who were removed. */
async function handOver(
  writer: Writer,
  { organizationId, accountId, now }: { organizationId: number; accountId: number; now: number },
) {
  const before = await writer
    .deleteFrom("membership")
    .where("organization_id", "=", organizationId)
    .returning(["account_id as accountId", "role"])
    .execute();
  await endInvitations(writer, organizationId, now);
  await join(writer, { organizationId, accountId, role: "owner", now });
  return before;
}

async function refuse(
  parts: OrganizationParts,
  writer: Writer,
  claim: ClaimRow,
  decision: Decision,
): Promise<void> {
  await decide(parts, writer, claim, "refused", decision);
  await announce(parts, writer, {
    name: "claim-refused",
    subject: "organization",
    subjectId: claim.organization_id,
    ...(decision.decidedBy !== undefined && { actorId: decision.decidedBy }),
    payload: { claimId: claim.id },
  });
}

async function decide(
  { clock }: OrganizationParts,
  writer: Writer,
  { id }: ClaimRow,
  state: "granted" | "refused",
  { decidedBy, answer }: Decision,
): Promise<ClaimRow> {
  return writer
    .updateTable("organization_claim")
    .set({ state, decided_at: clock.now(), decided_by: decidedBy ?? null, answer: answer || null })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
