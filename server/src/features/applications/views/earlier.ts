import type { EarlierApplication } from "@candor/contract/applications/earlier";
import { isoTime } from "../../../platform/iso-time.ts";
import { repostFactsOf } from "../../jobs/rules/duplicate-facts.ts";
import type { EarlierRow, mayRepeat, OutsideEarlierRow, RoleRow } from "../queries/earlier.ts";
import { type Role, sameRole } from "../rules/same-role.ts";

/** The earlier applications for the same role, newest first, sent here or elsewhere. */
export function earlierApplications(
  found: NonNullable<Awaited<ReturnType<typeof mayRepeat>>>,
): EarlierApplication[] {
  const role = roleOf(found.posting);
  const sent = found.sent.flatMap((row) => {
    const reason = sameRole(role, roleOf(row));
    return reason ? [sentView(row, reason)] : [];
  });
  return [...sent, ...found.outside.map(outsideView)].toSorted((one, other) =>
    one.sent < other.sent ? 1 : -1,
  );
}

function sentView(row: EarlierRow, reason: EarlierApplication["reason"]): EarlierApplication {
  return {
    id: String(row.applicationId),
    reason,
    title: row.title,
    organization: row.organization,
    sent: isoTime(row.created_at),
    status: row.status,
  };
}

function outsideView(row: OutsideEarlierRow): EarlierApplication {
  return {
    id: String(row.id),
    reason: "elsewhere",
    title: row.title,
    ...(row.organization !== null && { organization: row.organization }),
    sent: isoTime(row.applied_at),
    stage: row.stage,
  };
}

function roleOf(row: RoleRow): Role {
  return { organizationId: row.organization_id, clusterId: row.cluster_id, facts: repostFactsOf(row) };
}
