import type { Application, ApplicationDetails } from "@candor/contract/applications/shapes";
import type { OrganizationApplicationDetails } from "@candor/contract/organizations/shapes";
import { payloadOf } from "../../../platform/events/event-row.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import { fromJson } from "../../../platform/json-text.ts";
import type { ListedCharity } from "../../charities/rules.ts";
import { charityView } from "../../charities/views.ts";
import { readPartsOf } from "../../resumes/rules/read-parts.ts";
import type { Parties } from "../events.ts";
import type { ApplicationDetailsRow, ApplicationRow, LifeEvent } from "../queries/applications.ts";
import type { Busy } from "../queries/meetings.ts";
import type { Due } from "../rules/decision-due.ts";
import { decisionDueView } from "./decision-due.ts";
import { invitationOf } from "./invitation.ts";
import { type Met, metView } from "./meetings/met.ts";
import { timeline } from "./timeline.ts";

/** An application in its owner's list. */
export function applicationView(row: ApplicationRow): Application {
  return {
    id: String(row.id),
    jobId: String(row.posting_id),
    job: {
      id: String(row.posting_id),
      title: row.title,
      organization: {
        id: String(row.organization_id),
        name: row.organization_name,
        slug: row.organization_slug,
      },
      status: row.posting_status,
      ...(row.withheld_at !== null && { withheldAt: isoTime(row.withheld_at) }),
      hosted: row.claimed === 1,
    },
    status: row.status,
    ...(row.answer_by !== null && { answerBy: isoTime(row.answer_by) }),
    ...(row.answered_at !== null && { answeredAt: isoTime(row.answered_at) }),
    created: isoTime(row.created_at),
    modified: isoTime(row.modified_at),
    ...(row.viewed_at !== null && { viewed: isoTime(row.viewed_at) }),
  };
}

/** What is known now about an application's interviews. */
export interface Meetings {
  readonly now: number;
  readonly busy: Busy;
  readonly met: Met | undefined;
  readonly decisionDue: Due | undefined;
}

/** An application in full: what was sent, what the posting said then, and its timeline. */
export function applicationDetailsView(
  row: ApplicationDetailsRow,
  life: readonly LifeEvent[],
  charity: ListedCharity | undefined,
  meetings: Meetings,
): ApplicationDetails {
  const answers = fromJson(row.answers_json);
  return {
    ...applicationView(row),
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    postalCode: row.postal_code,
    contactShared: row.contact_shared_at !== null,
    ...blindView(row),
    elevatorPitch: row.elevator_pitch,
    ...(answers.length > 0 && { answers }),
    ...resumeOf(row),
    ...(charity && { charity: charityView(charity) }),
    ...(row.status === "interview" && {
      invitation: invitationOf(life, { ...meetings, seekerZone: row.time_zone }),
    }),
    ...(meetings.met && { met: metView(meetings.met) }),
    ...(meetings.decisionDue && { decisionDue: decisionDueView(meetings.decisionDue) }),
    ...(row.pro_name !== null &&
      row.pro_slug !== null && { pro: { name: row.pro_name, slug: row.pro_slug } }),
    posting: fromJson(row.posting_json),
    timeline: timeline(row, life),
    hasReceipt: Boolean(row.has_receipt),
    ...(row.status === "withdrawn" && { withdrawalTold: wasTold(life) }),
  };
}

/** Its answers, with links to the files among them. */
export function withFileLinks<Details extends Pick<OrganizationApplicationDetails, "id" | "answers">>(
  details: Details,
  token: string,
): Details {
  const { id, answers } = details;
  if (!answers) return details;
  return {
    ...details,
    answers: answers.map(({ file, ...given }) => ({
      ...given,
      ...(file && {
        file: { ...file, url: `/rest/applications/${id}/answer-files/${file.id}?token=${token}` },
      }),
    })),
  };
}

export function blindView({ blind_until }: Pick<ApplicationDetailsRow, "blind_until">) {
  return blind_until === null ? {} : { blindUntil: blind_until };
}

/** Whether the organization had a Pro to tell when it was withdrawn. */
function wasTold(life: readonly LifeEvent[]): boolean {
  const withdrawal = life.findLast(({ name }) => name === "application-withdrawn");
  if (!withdrawal) return false;
  const { hirers: pros, accountId } = payloadOf<{ payload: Parties }>(withdrawal);
  return pros.some((pro) => pro !== accountId);
}

function resumeOf(row: ApplicationDetailsRow): Pick<ApplicationDetails, "resume"> {
  const { resume_id, file_name, media_type, bytes, sha256, resume_text } = row;
  if (resume_id === null || file_name === null) return {};
  const text = resume_text ?? "";
  return {
    resume: {
      id: String(resume_id),
      fileName: file_name,
      mediaType: media_type ?? "",
      bytes: bytes ?? 0,
      sha256: sha256 ?? "",
      text,
      reading: readPartsOf(text),
    },
  };
}
