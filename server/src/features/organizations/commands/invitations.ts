import { randomBytes } from "node:crypto";
import { limits } from "@candor/contract/limits";
import { currentLocale } from "@candor/contract/messages/locale";
import type { OwnName } from "@candor/contract/organizations/member-shapes";
import { mailedInvitations, mailedToNamed } from "@candor/contract/rate-limits";
import type { MemberRole } from "@candor/contract/values";
import type { Writer } from "../../../platform/database/database.ts";
import { day } from "../../../platform/durations.ts";
import { actorOf } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { tally, tooMany } from "../../../platform/http/rate-limits.ts";
import { idOf } from "../../../platform/ids.ts";
import { byAge, type Forget } from "../../../platform/retention/timer.ts";
import { refuseUnknownDomain } from "../../session/gate/known-domain.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import type { OwnerScope } from "../gate.ts";
import { isUnderAnyName } from "../queries/any-name.ts";
import { invitationOf, type OfferedInvitation } from "../queries/invitations.ts";
import { isMerged } from "../queries/merges.ts";
import { ownOrganization, refuseFormerOwner } from "../queries/own.ts";
import { announce, type OrganizationParts } from "./announce.ts";
import { join } from "./membership.ts";
import { nameMember } from "./name-member.ts";

/** Mails somebody a link that makes them a member. An earlier invitation to the same address ends. */
export async function invite(
  parts: OrganizationParts,
  scope: OwnerScope,
  { slug, email, role }: { slug: string; email: string; role: MemberRole },
): Promise<{ id: string }> {
  refuseUnknownDomain(parts, email);
  return parts.database.write(async (writer) => {
    const now = parts.clock.now();
    const { id: organizationId } = await ownOrganization(writer, scope, slug);
    await parts.database.dialect.hold(writer, "organization", organizationId);
    await refuseFormerOwner(writer, scope, organizationId);
    if (await isMember(writer, organizationId, email)) throw new Problem("already-member");
    const wait = Math.max(
      await tally(writer, `invitations by ${scope.accountId}`, mailedInvitations, now),
      await tally(writer, `invitations to ${email}`, mailedToNamed, now),
    );
    if (wait > 0) throw tooMany("too-many-requests", wait);
    await openInvitations(writer, now)
      .where("organization_id", "=", organizationId)
      .where("email", "=", email)
      .execute();
    const { id } = await writer
      .insertInto("member_invitation")
      .values({
        organization_id: organizationId,
        email,
        locale: currentLocale(),
        role,
        salt: randomBytes(16).toString("base64url"),
        invited_by: scope.accountId,
        created_at: now,
        expires_at: now + limits.invitationDays * day,
        accepted_at: null,
        revoked_at: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const about = { subject: "organization", subjectId: organizationId, ...actorOf(scope) } as const;
    await announce(parts, writer, { ...about, name: "member-invited", payload: { invitationId: id } });
    return { id: String(id) };
  });
}

export async function revokeInvitation(
  parts: OrganizationParts,
  scope: OwnerScope,
  { slug, id }: { slug: string; id: string },
): Promise<void> {
  await parts.database.write(async (writer) => {
    const { id: organizationId } = await ownOrganization(writer, scope, slug);
    const invitationId = idOf(id) ?? -1;
    const known = await writer
      .selectFrom("member_invitation")
      .select("id")
      .where("id", "=", invitationId)
      .where("organization_id", "=", organizationId)
      .executeTakeFirst();
    if (!known) throw new Problem("not-found");
    const { numUpdatedRows } = await openInvitations(writer, parts.clock.now())
      .where("id", "=", invitationId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const about = { subject: "organization", subjectId: organizationId, ...actorOf(scope) } as const;
    await announce(parts, writer, { ...about, name: "invitation-revoked", payload: { invitationId } });
  });
}

/**
 * Somebody who is already a member keeps their role. Refuses while the organization is merged into another, whose owners
 * didn't invite anybody by this link.
 */
export async function acceptInvitation(
  parts: OrganizationParts,
  scope: SessionScope,
  { token, ...ownName }: OwnName & { readonly token: string },
): Promise<OfferedInvitation> {
  const invitation = await invitationOf(parts.database.read, parts, scope, token);
  const { organizationId, role } = invitation;
  await parts.database.write(async (writer) => {
    const now = parts.clock.now();
    await parts.database.dialect.hold(writer, "organization", organizationId);
    if (await isMerged(writer, organizationId)) throw new Problem("invitation-expired");
    const { numUpdatedRows } = await writer
      .updateTable("member_invitation")
      .set({ accepted_at: now })
      .where("id", "=", invitation.id)
      .where("accepted_at", "is", null)
      .where("revoked_at", "is", null)
      .executeTakeFirst();
    if (await isMember(writer, organizationId, scope.email)) return;
    if (numUpdatedRows === 0n) throw new Problem("invitation-expired");
    const { accountId } = scope;
    await nameMember(writer, scope, ownName);
    await join(writer, { organizationId, accountId, role, now });
    await announce(parts, writer, {
      name: "member-joined",
      subject: "organization",
      subjectId: organizationId,
      ...actorOf(scope),
      payload: { accountId, role },
    });
  });
  return invitation;
}

/** Ends all open invitations to an organization that somebody else answers for now, or nobody, and to its other names. */
export async function endInvitations(writer: Writer, organizationId: number, now: number): Promise<void> {
  await openInvitations(writer, now).where(isUnderAnyName(organizationId)).execute();
}

/** Ends the open invitations of a member who has lost a right or left: whom they invited could let them in again. */
export async function endInvitationsBy(
  writer: Writer,
  { organizationId, accountId }: { organizationId: number; accountId: number },
  now: number,
): Promise<void> {
  await openInvitations(writer, now)
    .where("organization_id", "=", organizationId)
    .where("invited_by", "=", accountId)
    .execute();
}

/** Ends an open invitation to the address that a removed member has meanwhile: it would let them in again. */
export async function endInvitationTo(
  writer: Writer,
  { organizationId, accountId }: { organizationId: number; accountId: number },
  now: number,
): Promise<void> {
  await openInvitations(writer, now)
    .where("organization_id", "=", organizationId)
    .where("email", "=", (e) => e.selectFrom("account").select("account.email").where("id", "=", accountId))
    .execute();
}

/** Ends all open invitations by an account that somebody else was in. */
export async function endDisownedInvitationsOf(
  { database, clock }: Pick<OrganizationParts, "database" | "clock">,
  accountId: number,
): Promise<void> {
  await database.write((writer) =>
    openInvitations(writer, clock.now()).where("invited_by", "=", accountId).execute(),
  );
}

function openInvitations(writer: Writer, now: number) {
  return writer
    .updateTable("member_invitation")
    .set({ revoked_at: now })
    .where("accepted_at", "is", null)
    .where("revoked_at", "is", null);
}

async function isMember(writer: Writer, organizationId: number, email: string): Promise<boolean> {
  const known = await writer
    .selectFrom("membership")
    .innerJoin("account", "account.id", "membership.account_id")
    .select("membership.id")
    .where("membership.organization_id", "=", organizationId)
    .where("account.email", "=", email)
    .executeTakeFirst();
  return known !== undefined;
}

/** Deletes expired invitations: each has the address of somebody who may not know us. */
export const forgetInvitations: Forget = byAge("invitations", "member_invitation", ["id"], "expires_at");
