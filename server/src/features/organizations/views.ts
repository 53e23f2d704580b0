import type { HostedJob, Responsiveness } from "@candor/contract/organizations/shapes";
import { isoTime } from "../../platform/iso-time.ts";
import type { HostedJobRow } from "./queries/hosted-jobs.ts";
import type { organizationsOf } from "./queries/organizations-of.ts";

/** A posting as those who answer for it see it in a list. */
export function hostedJobView(row: HostedJobRow): HostedJob {
  return {
    id: String(row.id),
    title: row.title,
    organization: { id: String(row.organization_id), name: row.organization_name },
    status: row.status,
    postedAt: isoTime(row.posted_at ?? row.first_seen_at),
    applications: row.applications ?? 0,
    waiting: row.waiting ?? 0,
    ...(row.next_answer_by !== null && { nextAnswerBy: isoTime(row.next_answer_by) }),
  };
}

/** An organization with its figures, as soon as there is one answer to count. */
export function ownOrganizationView(row: Awaited<ReturnType<typeof organizationsOf>>[number]) {
  const figures =
    row.responsiveness_json === null ? undefined : (JSON.parse(row.responsiveness_json) as Responsiveness);
  return { id: String(row.id), name: row.name, ...(figures && figures.n > 0 && { responsiveness: figures }) };
}
