import { dueLine } from "@candor/contract/applications/due-line";
import { dueLineFacts, type Promised } from "@candor/contract/applications/due-line-facts";
import type { Application } from "@candor/contract/applications/shapes";
import { message } from "@candor/contract/messages/message";
import type { Dates } from "../wording/dates.ts";
import { isPending } from "./may-change.ts";

/** The job is given if its organization may not be claimed yet. */
export type Answered = Promised & Partial<Pick<Application, "job">>;

export interface Answer {
  readonly text: string;
  /** Green only means answered in time, amber only means due soon. */
  readonly tone: "plain" | "due" | "answered";
}

/** Whether the promise was kept, is still open, or was never made. */
export function answerOf(application: Answered, now: number, { dayText, distanceText }: Dates): Answer {
  const { status, answerBy, answeredAt, job } = application;
  if (answeredAt !== undefined) return given(answeredAt, answerBy);
  if (status === "withdrawn") return { text: message("answer.withdrawn"), tone: "plain" };
  if (status === "unanswered") return { text: message("answer.none"), tone: "plain" };
  if (answerBy !== undefined && job && isAbandoned(application)) {
    const left = { organization: job.organization.name, answerBy: dayText(answerBy, now) };
    return { text: message("answer.left", left), tone: "plain" };
  }
  const facts = dueLineFacts(application, now);
  if (answerBy === undefined || !facts) return { text: waiting(job), tone: "plain" };
  const values = { answerBy: dayText(answerBy, now), distance: distanceText(answerBy, now) };
  return { text: message("answer.due", values), tone: dueLine(facts).state === "soon" ? "due" : "plain" };
}

/** Whether it waits for an answer that nobody is there to give: the organization's last owner has left. */
export function isAbandoned({ status, answeredAt, answerBy, job }: Answered): boolean {
  const isWaiting = answeredAt === undefined && isPending(status);
  return isWaiting && answerBy !== undefined && job?.hosted === false;
}

function waiting(job: Answered["job"]): string {
  return job ? message("answer.waits", { organization: job.organization.name }) : message("answer.unclaimed");
}

function given(answeredAt: string, answerBy: string | undefined): Answer {
  if (answerBy === undefined) return { text: message("answer.unpromised"), tone: "plain" };
  return answeredAt <= answerBy
    ? { text: message("answer.inTime"), tone: "answered" }
    : { text: message("answer.late"), tone: "plain" };
}
