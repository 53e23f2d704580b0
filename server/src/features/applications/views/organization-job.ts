import type { OrganizationJob } from "@candor/contract/organizations/shapes";
import { isoTime } from "../../../platform/iso-time.ts";
import { fromJson } from "../../../platform/json-text.ts";
import { addressOf } from "../../jobs/views/document.ts";
import type { MemberScope } from "../../organizations/gate.ts";
import type { OrganizationJobRow } from "../queries/organization-jobs.ts";

/** A posting in its organization's list. */
export function organizationJobView(
  row: OrganizationJobRow,
  { answersFor }: Pick<MemberScope, "answersFor">,
): OrganizationJob {
  return {
    id: String(row.id),
    title: row.title,
    organization: { id: String(row.organization_id), name: row.organization_name },
    address: addressOf(fromJson(row.places_json)[0]),
    status: row.status,
    ...(row.life !== null && { life: row.life }),
    postedAt: isoTime(row.posted_at ?? row.first_seen_at),
    applications: row.applications ?? 0,
    waiting: row.waiting ?? 0,
    ...(row.next_answer_by !== null && { nextAnswerBy: isoTime(row.next_answer_by) }),
    ...(row.next_sent !== null && { nextSent: isoTime(row.next_sent) }),
    mayAnswer: answersFor.includes(row.organization_id),
  };
}
