import { randomBytes } from "node:crypto";
import { limits } from "@candor/contract/limits";
import type { OwnName } from "@candor/contract/organizations/member-shapes";
import { mailedToNamed, startedClaims } from "@candor/contract/rate-limits";
import type { ClaimMethod } from "@candor/contract/values";
import type { Writer } from "../../../platform/database/database.ts";
import { day } from "../../../platform/durations.ts";
import { actorOf } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { tally, tooMany } from "../../../platform/http/rate-limits.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import { hasKnownDomain } from "../../session/rules/email.ts";
import { type ClaimRow, claimable, mayClaim, openStates } from "../queries/claims.ts";
import { domainOf, isFreeMail } from "../rules/domains.ts";
import { announce, type OrganizationParts } from "./announce.ts";
import { nameMember } from "./name-member.ts";

/** How somebody wants to prove that an organization is theirs. */
type ClaimBody =
  | { readonly method: "mail"; readonly email: string }
  | { readonly method: "dns"; readonly domain: string }
  | { readonly method: "administrator"; readonly reason: string };

type Starting = ClaimBody & OwnName;

/** Starts a claim in place of this account's earlier one. */
export async function startClaim(
  parts: OrganizationParts,
  scope: SessionScope,
  slug: string,
  body: Starting,
): Promise<ClaimRow> {
  const shown = shownBy(parts, body);
  return parts.database.write(async (writer) => {
    const now = parts.clock.now();
    const { id: organizationId } = await claimable(writer, slug);
    // If two claims start at once, the second ends the first. None starts while the organization is being merged.
    await parts.database.dialect.hold(writer, "organization", organizationId);
    await claimable(writer, slug);
    if (!(await mayClaim(writer, organizationId, scope.accountId))) throw new Problem("already-member");
    await nameMember(writer, scope, body);
    const wait = Math.max(
      await tally(writer, `claims of ${scope.accountId}`, startedClaims, now),
      shown.email === null ? 0 : await tally(writer, `claims to ${shown.email}`, mailedToNamed, now),
    );
    if (wait > 0) throw tooMany("too-many-requests", wait);
    await endOpen(writer, organizationId, scope.accountId);
    const claim = await writer
      .insertInto("organization_claim")
      .values({
        organization_id: organizationId,
        account_id: scope.accountId,
        ...shown,
        state: body.method === "administrator" ? "waiting" : "started",
        salt: randomBytes(16).toString("base64url"),
        created_at: now,
        expires_at: now + limits.claimDays * day,
        proved_at: null,
        decided_at: null,
        decided_by: null,
        answer: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await announce(parts, writer, {
      name: claim.state === "waiting" ? "claim-waiting" : "claim-started",
      subject: "organization",
      subjectId: organizationId,
      ...actorOf(scope),
      payload: { claimId: claim.id },
    });
    return claim;
  });
}

export async function withdrawClaim(
  parts: OrganizationParts,
  scope: SessionScope,
  slug: string,
): Promise<void> {
  await parts.database.write(async (writer) => {
    const { id: organizationId } = await claimable(writer, slug);
    for (const claimId of await endOpen(writer, organizationId, scope.accountId))
      await announce(parts, writer, {
        name: "claim-withdrawn",
        subject: "organization",
        subjectId: organizationId,
        ...actorOf(scope),
        payload: { claimId },
      });
  });
}

interface Shown {
  readonly method: ClaimMethod;
  readonly email: string | null;
  readonly domain: string | null;
  readonly reason: string | null;
}

function shownBy({ production }: OrganizationParts, body: ClaimBody): Shown {
  const { method } = body;
  if (method === "administrator") return { method, email: null, domain: null, reason: body.reason };
  const email = method === "mail" ? body.email : null;
  const domain = method === "mail" ? domainOf(body.email) : body.domain;
  const path = method === "mail" ? "/email" : "/domain";
  const key = isFreeMail(domain) ? "validation.claimFreeMail" : "validation.emailDomainInvalid";
  if (isFreeMail(domain) || !hasKnownDomain(`_@${domain}`, { production }))
    throw new Problem("invalid-request", { fields: [{ path, key }] });
  return { method, email, domain, reason: null };
}

async function endOpen(writer: Writer, organizationId: number, accountId: number): Promise<number[]> {
  const ended = await writer
    .updateTable("organization_claim")
    .set({ state: "withdrawn" })
    .where("organization_id", "=", organizationId)
    .where("account_id", "=", accountId)
    .where("state", "in", openStates)
    .returning("id")
    .execute();
  return ended.map(({ id }) => id);
}
