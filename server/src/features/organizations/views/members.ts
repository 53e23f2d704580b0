import type { Member, MemberChange, MemberInvitation } from "@candor/contract/organizations/member-shapes";
import { isoTime } from "../../../platform/iso-time.ts";
import type { changesOf } from "../queries/changes.ts";
import type { openInvitationsOf } from "../queries/invitations.ts";
import type { membersOf } from "../queries/members.ts";
import { accountIn, invitationIn, replyIn } from "../rules/event-rows.ts";

interface Named {
  readonly email: string;
  readonly display_name: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** What other members call somebody. */
export function nameOf({ email, ...account }: Named): string {
  return chosenName(account) ?? email;
}

export function chosenName({
  display_name,
  first_name,
  last_name,
}: Omit<Named, "email">): string | undefined {
  const names = [first_name, last_name].filter((name) => name !== null).join(" ");
  return display_name ?? (names || undefined);
}

type Rows<Query extends (...given: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<Query>>;

export function memberView(row: Rows<typeof membersOf>[number], callerId: number): Member {
  return {
    id: String(row.id),
    name: nameOf(row),
    email: row.email,
    role: row.role,
    since: isoTime(row.created_at),
    isCaller: row.accountId === callerId,
  };
}

export function memberInvitationView(row: Rows<typeof openInvitationsOf>[number]): MemberInvitation {
  return {
    id: String(row.id),
    email: row.email,
    role: row.role,
    sent: isoTime(row.created_at),
    expires: isoTime(row.expires_at),
  };
}

export function memberChangeViews(found: Awaited<ReturnType<typeof changesOf>>): MemberChange[] {
  const { changes, accounts, invitations, replies } = found;
  return changes.map(({ sequence, event, actor_id, impersonator_id, occurred_at }) => {
    const { payload } = event;
    const account = accounts.get(accountIn(event) ?? -1);
    const invitation = invitations.get(invitationIn(event) ?? -1);
    const actor = actor_id === null ? undefined : accounts.get(actor_id);
    const about = account ? nameOf(account) : invitation?.email;
    const role = "role" in payload ? payload.role : invitation?.role;
    const reply = replies.get(replyIn(event) ?? -1);
    const note = event.name === "reply-removed" ? reply?.removal_reason : reply?.text;
    return {
      id: String(sequence),
      kind: event.name as MemberChange["kind"],
      at: isoTime(occurred_at),
      ...(actor && { actor: nameOf(actor) }),
      ...(about !== undefined && { about }),
      ...(role && { role }),
      ...(note && { note }),
      byAdministrator: impersonator_id !== null || event.name === "reply-removed",
    };
  });
}
