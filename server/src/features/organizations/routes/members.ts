import { limits } from "@candor/contract/limits";
import * as contract from "@candor/contract/organizations/member-routes";
import type { MemberRole } from "@candor/contract/values";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { sessionGate } from "../../session/gate/gates.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import type { OrganizationParts } from "../commands/announce.ts";
import { createOrganization } from "../commands/create.ts";
import { acceptInvitation, invite, revokeInvitation } from "../commands/invitations.ts";
import { changeRole, leave, removeMember, transferOwnership } from "../commands/members.ts";
import { memberGate, ownerGate } from "../gate.ts";
import { changesOf } from "../queries/changes.ts";
import { invitationOf, type OfferedInvitation, openInvitationsOf } from "../queries/invitations.ts";
import { membersOf } from "../queries/members.ts";
import { ownOrganization } from "../queries/own.ts";
import { memberChangeViews, memberInvitationView, memberView } from "../views/members.ts";

/** The calls about who belongs to an organization. */
export function memberRoutes(serving: Serving, parts: OrganizationParts, gates: GateParts): void {
  const { read, clock } = gates;
  const [person, member, owner] = [sessionGate(gates), memberGate(gates), ownerGate(gates)];

  serve(serving, contract.createOrganization, person, ({ scope, body }) =>
    createOrganization(parts, scope, body),
  );

  serve(serving, contract.listMembers, member, async ({ scope, params }) => {
    const { id, ...organization } = await ownOrganization(read, scope, params.slug);
    const rows = await membersOf(read, id);
    return {
      organization,
      role: rows.find(({ accountId }) => accountId === scope.accountId)?.role as MemberRole,
      members: rows.map((row) => memberView(row, scope.accountId)),
      invitations: (await openInvitationsOf(read, id, clock.now())).map(memberInvitationView),
      changes: memberChangeViews(await changesOf(read, id, limits.memberChanges)),
    };
  });

  serve(serving, contract.inviteMember, owner, ({ scope, params, body }) =>
    invite(parts, scope, { ...params, ...body }),
  );

  serve(serving, contract.revokeInvitation, owner, ({ scope, params }) =>
    revokeInvitation(parts, scope, params),
  );

  serve(serving, contract.inspectMemberInvitation, person, async ({ scope, body }) =>
    inspected(await invitationOf(read, parts, scope, body.token)),
  );

  serve(serving, contract.acceptMemberInvitation, person, async ({ scope, body }) =>
    offered(await acceptInvitation(parts, scope, body)),
  );

  serve(serving, contract.changeMemberRole, owner, ({ scope, params, body }) =>
    changeRole(parts, scope, params, body.role),
  );

  serve(serving, contract.removeMember, owner, ({ scope, params }) => removeMember(parts, scope, params));

  serve(serving, contract.transferOwnership, owner, ({ scope, params, body }) =>
    transferOwnership(parts, scope, { ...params, id: body.memberId }),
  );

  serve(serving, contract.leaveOrganization, member, ({ scope, params, body }) =>
    leave(parts, scope, { ...params, last: body.last === true }),
  );
}

function inspected({ isMember, ...invitation }: OfferedInvitation) {
  return { ...offered(invitation), isMember };
}

function offered({ name, slug, role }: Omit<OfferedInvitation, "isMember">) {
  return { organization: { name, slug }, role };
}
