import type { OrganizationInterview, OwnInterview } from "@candor/contract/interviews/shapes";
import { limits } from "@candor/contract/limits";
import { hour } from "../../../platform/durations.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import { seenByOrganization } from "../../applications/views/hidden.ts";
import type { InterviewState } from "../queries.ts";
import { current, questionsOf } from "../rules/sequence.ts";

/** For the applicant. `link` continues the interview, while there is something to answer. */
export function ownInterviewView(state: InterviewState, link: string): OwnInterview {
  const phase = ownPhase(state);
  return {
    state: phase,
    ...((phase === "none" || phase === "begun") && { link }),
    ...(state.sentAt !== undefined && { sent: isoTime(state.sentAt) }),
    ...said(state),
  };
}

/** For the organization: nothing until it is sent, not even whether it was begun. */
export function organizationInterviewView(state: InterviewState): OrganizationInterview {
  const { sentAt, deletedAt, closedAt } = state;
  const deleted = deletedAt !== undefined;
  const sent = sentAt !== undefined && !deleted;
  return {
    state: deleted ? "deleted" : sent ? "sent" : closedAt === undefined ? "waiting" : "closed",
    ...(sent && { sent: isoTime(sentAt), ...saidToOrganization(state) }),
    ...(deleted && { deleted: isoTime(deletedAt) }),
    ...(!sent && closedAt === undefined && { mayMail: isoTime(nextLinkAt(state)) }),
  };
}

/** When a Pro may next mail a new link. */
export function nextLinkAt({ linksEndedAt, application }: InterviewState): number {
  return linksEndedAt === undefined
    ? application.created_at
    : linksEndedAt + limits.interviewLinkHours * hour;
}

function ownPhase({ sentAt, deletedAt, closedAt, answers, leftOut }: InterviewState): OwnInterview["state"] {
  if (deletedAt !== undefined) return "deleted";
  if (sentAt !== undefined) return "sent";
  if (closedAt !== undefined) return "closed";
  return Object.keys(answers).length + leftOut.length > 0 ? "begun" : "none";
}

/** M-29: without email addresses and phone numbers that the applicant hasn't shared. */
function saidToOrganization(state: InterviewState) {
  const { questions, answers } = said(state);
  const seen = seenByOrganization(state.application);
  const hidden = JSON.stringify(answers, (_key, value: unknown) =>
    typeof value === "string" ? seen(value) : value,
  );
  return { questions, answers: JSON.parse(hidden) as typeof answers };
}

function said(state: InterviewState) {
  return {
    questions: questionsOf(state, { choseCharity: state.application.charity_id !== null }),
    answers: current(state.answers),
  };
}
