import type { MemberRole } from "@candor/contract/values";
import type { Writer } from "../../../platform/database/database.ts";
import { actorOf } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import type { MemberScope, OwnerScope } from "../gate.ts";
import { ownOrganization, refuseFormerOwner } from "../queries/own.ts";
import { announce, announceLeft, type OrganizationParts } from "./announce.ts";
import { endInvitations, endInvitationsBy, endInvitationTo } from "./invitations.ts";
import { join, keepAnOwner } from "./membership.ts";

/** Names an organization by slug, and one of its members by id. */
interface Whom {
  readonly slug: string;
  readonly id: string;
}

export async function changeRole(
  parts: OrganizationParts,
  scope: OwnerScope,
  whom: Whom,
  role: MemberRole,
): Promise<void> {
  await parts.database.write(async (writer) => {
    const member = await heldMember(parts, writer, scope, whom);
    if (member.role === role) return;
    if (member.role === "owner") await keepAnOwner(writer, member);
    await endInvitationsBy(writer, member, parts.clock.now());
    await join(writer, { ...member, role, now: parts.clock.now() });
    await announceMember(parts, writer, scope, "member-role-changed", { ...member, role });
  });
}

/** Makes another member an owner, and the caller a recruiter. */
export async function transferOwnership(
  parts: OrganizationParts,
  scope: OwnerScope,
  whom: Whom,
): Promise<void> {
  await parts.database.write(async (writer) => {
    const member = await heldMember(parts, writer, scope, whom);
    if (member.accountId === scope.accountId) throw new Problem("not-found");
    const { organizationId } = member;
    const now = parts.clock.now();
    const roles = [
      { organizationId, accountId: member.accountId, role: "owner" },
      { organizationId, accountId: scope.accountId, role: "recruiter" },
    ] as const;
    await endInvitationsBy(writer, { organizationId, accountId: scope.accountId }, now);
    for (const each of roles) await join(writer, { ...each, now });
    for (const each of roles) await announceMember(parts, writer, scope, "member-role-changed", each);
  });
}

export async function removeMember(parts: OrganizationParts, scope: OwnerScope, whom: Whom): Promise<void> {
  await parts.database.write(async (writer) => {
    const member = await heldMember(parts, writer, scope, whom);
    if (member.role === "owner") await keepAnOwner(writer, member);
    await endInvitationsBy(writer, member, parts.clock.now());
    await endInvitationTo(writer, member, parts.clock.now());
    await writer.deleteFrom("membership").where("id", "=", member.id).execute();
    await announceMember(parts, writer, scope, "member-removed", member);
  });
}

/** `last` means that the caller knows that nobody will answer for the organization anymore. */
export async function leave(
  parts: OrganizationParts,
  scope: MemberScope,
  { slug, last }: { slug: string; last: boolean },
): Promise<void> {
  await parts.database.write(async (writer) => {
    const { id } = await ownOrganization(writer, scope, slug);
    await parts.database.dialect.hold(writer, "organization", id);
    const members = await writer
      .selectFrom("membership")
      .select(["id", "account_id as accountId", "organization_id as organizationId", "role"])
      .where("organization_id", "=", id)
      .execute();
    const own = members.find(({ accountId }) => accountId === scope.accountId);
    if (!own) throw new Problem("not-found");
    const isLast = last && members.length === 1;
    if (own.role === "owner" && !isLast) await keepAnOwner(writer, own);
    await endInvitationsBy(writer, own, parts.clock.now());
    await writer.deleteFrom("membership").where("id", "=", own.id).execute();
    if (isLast) {
      await writer.updateTable("organization").set({ claimed: 0 }).where("id", "=", id).execute();
      await endInvitations(writer, id, parts.clock.now());
    }
    await announceMember(parts, writer, scope, "member-left", own);
    if (isLast) await announceLeft(parts, writer, scope, id);
  });
}

/** A member of one of the owner's organizations, locked so that nobody else changes who belongs to it. */
async function heldMember(parts: OrganizationParts, writer: Writer, scope: OwnerScope, { slug, id }: Whom) {
  const organization = await ownOrganization(writer, scope, slug);
  await parts.database.dialect.hold(writer, "organization", organization.id);
  await refuseFormerOwner(writer, scope, organization.id);
  const member = await writer
    .selectFrom("membership")
    .select(["id", "account_id as accountId", "organization_id as organizationId", "role"])
    .where("id", "=", idOf(id) ?? -1)
    .where("organization_id", "=", organization.id)
    .executeTakeFirst();
  if (!member) throw new Problem("not-found");
  return member;
}

async function announceMember(
  parts: OrganizationParts,
  writer: Writer,
  scope: MemberScope,
  name: "member-role-changed" | "member-removed" | "member-left",
  { organizationId, accountId, role }: { organizationId: number; accountId: number; role: MemberRole },
): Promise<void> {
  await announce(parts, writer, {
    name,
    subject: "organization",
    subjectId: organizationId,
    ...actorOf(scope),
    payload: { accountId, role },
  });
}
