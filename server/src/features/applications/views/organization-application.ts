import type {
  OrganizationApplication,
  OrganizationApplicationDetails,
} from "@candor/contract/organizations/shapes";
import { truncate } from "@candor/contract/values";
import { isoTime } from "../../../platform/iso-time.ts";
import type { ListedCharity } from "../../charities/rules.ts";
import type { MemberScope } from "../../organizations/gate.ts";
import { nameOf } from "../../organizations/views/members.ts";
import { lastRoleOf } from "../../resumes/rules/last-role.ts";
import type { ApplicationDetailsRow, LifeEvent } from "../queries/applications.ts";
import type { OrganizationApplicationRow } from "../queries/listing/page.ts";
import type { Place } from "../queries/listing/place.ts";
import { applicationDetailsView, blindView, type Meetings, withFileLinks } from "./application.ts";
import { decisionDueView } from "./decision-due.ts";
import { applicantNames, seenByOrganization, withoutHidden } from "./hidden.ts";

/** An application in its organization's list. */
export function organizationApplicationView(
  row: OrganizationApplicationRow,
  { answersFor }: Pick<MemberScope, "answersFor">,
): OrganizationApplication {
  const seen = seenByOrganization(row);
  const { firstName, lastName } = applicantNames(row);
  return {
    id: String(row.id),
    jobId: String(row.posting_id),
    firstName: seen(firstName),
    lastName: seen(lastName),
    ...blindView(row),
    title: row.title,
    pitchLine: pitchLineOf(seen(row.pitch)),
    ...lastRoleIn(row.resume_text && seen(row.resume_text)),
    status: row.status,
    ...(row.answer_by !== null && { answerBy: isoTime(row.answer_by) }),
    ...(row.answered_at !== null && { answeredAt: isoTime(row.answered_at) }),
    created: isoTime(row.created_at),
    modified: isoTime(row.modified_at),
    ...(row.decisionDue && { decisionDue: decisionDueView(row.decisionDue) }),
    tags: row.tags,
    ...(row.assignee && { assignee: nameOf(row.assignee) }),
    unread: row.unread === 1,
    mayAnswer: answersFor.includes(row.organization_id),
    compared: row.compared === 1,
    ...(row.musts !== null && row.musts_met !== null && { musts: { met: row.musts_met, of: row.musts } }),
  };
}

/** The owner's view with a link to the resume, without the time of the owner's last look and without what is hidden. */
export function organizationApplicationDetailsView(
  row: ApplicationDetailsRow,
  life: readonly LifeEvent[],
  charity: ListedCharity | undefined,
  { token, place, meetings, scope }: Seen,
): OrganizationApplicationDetails {
  const { viewed: _, ...sent } = applicationDetailsView(row, life, charity, meetings);
  const shared = withoutHidden(sent, row);
  const resumeUrl = `/rest/organization/applications/${row.id}/resume?token=${token}`;
  const linked = withFileLinks(shared, token);
  const mayAnswer = scope.answersFor.includes(row.organization_id);
  return { ...linked, mayAnswer, place: placeView(place), ...(shared.resume && { resumeUrl }) };
}

interface Seen {
  readonly token: string;
  readonly place: Place;
  readonly meetings: Meetings;
  readonly scope: Pick<MemberScope, "answersFor">;
}

function lastRoleIn(resume: string | null): { lastRole?: string } {
  const lastRole = resume === null ? undefined : lastRoleOf(resume);
  return lastRole === undefined ? {} : { lastRole };
}

const lineCharacters = 160;

/** The beginning of a pitch, on one line. */
function pitchLineOf(pitch: string): string {
  return truncate(pitch.replaceAll(/\s+/g, " ").trim(), lineCharacters);
}

function placeView({ position, total, previous, next, next_open }: Place) {
  return {
    position,
    total,
    ...(previous !== null && { previous: String(previous) }),
    ...(next !== null && { next: String(next) }),
    ...(next_open !== null && { nextOpen: String(next_open) }),
  };
}
