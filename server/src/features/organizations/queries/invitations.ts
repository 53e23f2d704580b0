import type { Clock } from "../../../platform/clock.ts";
import type { Reader } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import { codeSecret } from "../../session/rules/codes.ts";
import { isMailedToken, rowOfToken } from "../../session/rules/mailed-token.ts";
import { maskedEmail } from "../../session/rules/masked-email.ts";
import type { Keyring } from "../../session/rules/tokens.ts";
import { isMemberOf } from "./members.ts";

export type OfferedInvitation = Awaited<ReturnType<typeof invitationOf>>;

/**
 * The invitation for a mailed token, if this account may accept it, or belongs to the organization because it did;
 * otherwise throws.
 */
export async function invitationOf(
  read: Reader,
  { keys, clock }: { readonly keys: Keyring; readonly clock: Clock },
  scope: SessionScope,
  token: string,
) {
  const row = await invitationById(read, rowOfToken(token) ?? -1);
  if (!row || !isMailedToken(codeSecret(keys), "member-invitation", row, token))
    throw new Problem("invitation-expired");
  if (row.email !== scope.email)
    throw new Problem("invitation-of-another", { values: { email: maskedEmail(row.email) } });
  const isMember = await isMemberOf(read, scope, row.organizationId);
  const isUsed = row.accepted_at !== null && !isMember;
  const isLate = row.accepted_at === null && row.expires_at <= clock.now();
  if (row.revoked_at !== null || row.merged_into_id !== null || isUsed || isLate)
    throw new Problem("invitation-expired");
  return { ...row, isMember };
}

export async function invitationById(read: Reader, id: number) {
  return read
    .selectFrom("member_invitation")
    .innerJoin("organization", "organization.id", "member_invitation.organization_id")
    .innerJoin("account", "account.id", "member_invitation.invited_by")
    .select(["member_invitation.id", "member_invitation.email", "member_invitation.role"])
    .select(["member_invitation.locale"])
    .select(["member_invitation.salt", "member_invitation.expires_at", "member_invitation.accepted_at"])
    .select(["member_invitation.revoked_at", "organization.id as organizationId"])
    .select(["organization.name", "organization.slug", "organization.merged_into_id"])
    .select(["account.display_name", "account.first_name", "account.last_name"])
    .where("member_invitation.id", "=", id)
    .executeTakeFirst();
}

/** Invitations that can still be accepted, newest first. */
export async function openInvitationsOf(read: Reader, organizationId: number, now: number) {
  return read
    .selectFrom("member_invitation")
    .select(["id", "email", "role", "created_at", "expires_at"])
    .where("organization_id", "=", organizationId)
    .where("accepted_at", "is", null)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("id", "desc")
    .execute();
}
