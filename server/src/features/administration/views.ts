import type { Dashboard, OverdueDecisions } from "@candor/contract/administration/shapes";
import type { User, UserDetails, userPage } from "@candor/contract/administration/user-shapes";
import { userRoles } from "@candor/contract/administration/user-values";
import { limits } from "@candor/contract/limits";
import { applicationStatuses } from "@candor/contract/values";
import type { z } from "zod";
import { isoTime } from "../../platform/iso-time.ts";
import type { OverdueRow } from "../applications/queries/decisions-due.ts";
import { decisionDueView } from "../applications/views/decision-due.ts";
import { deviceShown } from "../session/rules/client.ts";
import { impersonationView } from "../session/views/account.ts";
import type { Figures } from "./queries/figures.ts";
import type { UserRows } from "./queries/user.ts";
import type { UserRow } from "./queries/users.ts";

export function dashboardView({ reports, appeals, ...figures }: Figures): Dashboard {
  const owed = (of: Figures["reports"]) => ({ owed: of.owed, late: of.late });
  return { ...figures, reports: owed(reports), appeals: owed(appeals) };
}

export function overdueDecisionsView(rows: readonly OverdueRow[]): OverdueDecisions {
  return {
    total: rows.length,
    decisions: rows.slice(0, limits.overdueDecisionsShown).map((row) => ({
      applicationId: String(row.id),
      organization: { name: row.organization_name, slug: row.organization_slug },
      job: { id: String(row.posting_id), title: row.title },
      due: decisionDueView(row.due),
    })),
  };
}

export function userPageView(found: {
  readonly rows: readonly UserRow[];
  readonly total: number;
  readonly hasMore: boolean;
}): z.input<typeof userPage> {
  const last = found.rows.at(-1);
  return {
    users: found.rows.map(userView),
    total: found.total,
    ...(found.hasMore && last && { next: String(last.id) }),
  };
}

/** The row of a deleted account stays, without an address. */
function userView(row: UserRow): User {
  return {
    id: String(row.id),
    ...(row.state !== "deleted" && { email: row.email }),
    ...(row.name !== null && { name: row.name }),
    state: row.state,
    roles: userRoles.filter((role) => row[role] === 1),
    createdAt: isoTime(row.created_at),
    ...(row.last_seen_at !== null && { lastSeenAt: isoTime(row.last_seen_at) }),
  };
}

/** Nothing that the person wrote, sent or received. */
export function userDetailsView(rows: UserRows, now: number): UserDetails {
  const { user, phone, deletion } = rows;
  const counts = new Map(rows.applications.map(({ status, count }) => [status, count]));
  const given = phone.isListed || user.phone !== null ? "given" : "none";
  return {
    ...userView(user),
    emailProved: user.email_proved_at !== null,
    phone: phone.isProved ? "proved" : given,
    ...(user.time_zone !== null && { timeZone: user.time_zone }),
    organizations: rows.organizations,
    signIn: {
      password: user.password_hash !== null,
      passkeys: rows.passkeys,
      providers: rows.identities.map(({ provider }) => provider),
    },
    sessions: rows.sessions.map((session) => ({
      id: session.id,
      ...(session.device !== null && { device: deviceShown(session.device) }),
      bySupport: session.impersonator_session_id !== null,
      startedAt: isoTime(session.created_at),
      lastSeenAt: isoTime(session.last_seen_at),
    })),
    applications: applicationStatuses.flatMap((status) => {
      const count = counts.get(status);
      return count === undefined ? [] : [{ status, count }];
    }),
    ...(deletion && { deletion: deletionView(deletion) }),
    impersonations: rows.impersonations.map((row) => impersonationView(row, now)),
    acts: rows.acts.map(({ id, acted_at, ...act }) => ({ ...act, id: String(id), at: isoTime(acted_at) })),
  };
}

function deletionView({ due_at, done_at, cause }: NonNullable<UserRows["deletion"]>) {
  return {
    dueAt: isoTime(due_at),
    ...(done_at !== null && { doneAt: isoTime(done_at) }),
    asked: cause === "asked",
  };
}
