import { message } from "@candor/contract/messages/message";
import {
  changeMemberRole,
  inviteMember,
  leaveOrganization,
  listMembers,
  removeMember,
  revokeInvitation,
  transferOwnership,
} from "@candor/contract/organizations/member-routes";
import type { PageContext } from "@candor/contract/pages";
import type { ProblemDocument } from "@candor/contract/problems";
import { type MemberRole, memberRoles } from "@candor/contract/values";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { addresses } from "../../addresses.ts";
import { type Refusal, refusalOf } from "../../forms/refusal.ts";
import { throwIfGone, throwIfPageGone } from "../../forms/throw-if-gone.ts";
import { type Typed, typedFields } from "../../forms/typed-fields.ts";
import { requireSession } from "../../session/require-session.ts";
import type { NoticeName } from "../../ui/notices/notice-names.ts";
import { withNotice } from "../../ui/notices/notices.tsx";

/** What a refused form of the page gets back, and what was typed. */
export type Refused = Refusal & {
  readonly intent: string;
  readonly email: string;
  readonly role: MemberRole;
};

type Call = PageContext["call"];
type Done = { readonly ok: true } | { readonly ok: false; readonly problem: ProblemDocument };

interface Act {
  readonly does: (call: Call, slug: string, typed: Typed) => Promise<Done>;
  readonly notice: NoticeName;
  /** Where it leads; back to the page by default. */
  readonly to?: string;
}

const acts: Readonly<Record<string, Act>> = {
  invite: {
    does: (call, slug, typed) =>
      call(inviteMember, { params: { slug }, body: { email: typed("email"), role: roleIn(typed) } }),
    notice: "member-invited",
  },
  revoke: {
    does: (call, slug, typed) => call(revokeInvitation, { params: { slug, id: typed("id") } }),
    notice: "invitation-revoked",
  },
  role: {
    does: (call, slug, typed) =>
      call(changeMemberRole, { params: { slug, id: typed("id") }, body: { role: roleIn(typed) } }),
    notice: "member-role-changed",
  },
  remove: {
    does: (call, slug, typed) => call(removeMember, { params: { slug, id: typed("id") } }),
    notice: "member-removed",
  },
  transfer: {
    does: (call, slug, typed) =>
      call(transferOwnership, { params: { slug }, body: { memberId: typed("memberId") } }),
    notice: "organization-handed-over",
  },
  leave: {
    does: (call, slug, typed) =>
      call(leaveOrganization, { params: { slug }, body: typed("last") === "yes" ? { last: true } : {} }),
    notice: "organization-left",
    to: addresses.home,
  },
};

/** Changes who belongs to an organization. */
export async function memberAction({ request, url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const typed = await typedFields(request);
  const intent = typed("intent");
  const act = acts[intent];
  if (!act) throw data(null, { status: 400 });
  const slug = params["slug"] ?? "";
  if (intent === "transfer" && typed("memberId") === "")
    return refuse(typed, { errors: { memberId: message("members.transferUnchosen") } });
  const isSameRole = intent === "role" && (await roleOf(call, slug, typed("id"))) === typed("role");
  const done = await act.does(call, slug, typed);
  const notice = isSameRole ? "member-role-kept" : act.notice;
  if (done.ok) return redirect(withNotice(act.to ?? url.pathname, notice), 303);
  const { problem } = done;
  if (problem.status === 404) return redirect(await whatHolds(call, url, slug, typed("email")), 303);
  await throwIfPageGone(call(listMembers, { params: { slug } }), typed("email"));
  const refusal = isUnconfirmed(intent, problem)
    ? { errors: { last: message("members.lastUnconfirmed") } }
    : refusalOf(problem, ["email", "role"]);
  return refuse(typed, refusal);
}

function refuse(typed: Typed, refusal: Refusal) {
  const kept = { intent: typed("intent"), email: typed("email"), role: roleIn(typed) };
  return data<Refused>({ ...refusal, ...kept }, { status: 422 });
}

/** The only owner may leave, but not by mistake. */
function isUnconfirmed(intent: string, { code }: ProblemDocument): boolean {
  return intent === "leave" && code === "last-owner";
}

/** A member's role now, which the page may not know. */
async function roleOf(call: Call, slug: string, id: string): Promise<MemberRole | undefined> {
  const found = await call(listMembers, { params: { slug } });
  return found.ok ? found.answer.members.find((member) => member.id === id)?.role : undefined;
}

/** The page was out of date. It says what holds now, if the person still belongs there. */
async function whatHolds(call: Call, { pathname }: URL, slug: string, email: string): Promise<string> {
  const found = await call(listMembers, { params: { slug } });
  const isOwner = found.ok && found.answer.role === "owner";
  // The page has no form for an address anymore.
  if (!found.ok || (!isOwner && email.trim() !== "")) throwIfGone({ status: 404 }, email);
  return withNotice(pathname, isOwner ? "member-gone" : "no-longer-owner");
}

function roleIn(typed: Typed): MemberRole {
  return memberRoles.find((role) => role === typed("role")) ?? "reader";
}
