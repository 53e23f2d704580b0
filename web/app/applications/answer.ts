import type { Application } from "@candor/contract/applications/shapes";
import { message } from "@candor/contract/messages/message";
import type { Dates } from "../wording/dates.ts";

/** The job is named where its organization may not have claimed it yet. */
export type Answered = Pick<Application, "status" | "answerBy" | "answeredAt"> &
  Partial<Pick<Application, "job">>;

export interface Answer {
  readonly text: string;
  /** Green means nothing but answered in time, amber nothing but due soon. */
  readonly tone: "plain" | "due" | "answered";
}

const soon = 3 * 86_400_000;

/** Whether the promise was kept, is still open, or was never made. */
export function answerOf(
  { status, answerBy, answeredAt, job }: Answered,
  now: number,
  { dateText, distanceText }: Dates,
): Answer {
  if (answeredAt !== undefined) return given(answeredAt, answerBy);
  if (status === "withdrawn") return { text: message("answer.withdrawn"), tone: "plain" };
  if (status === "unanswered") return { text: message("answer.none"), tone: "plain" };
  if (answerBy === undefined) return { text: waiting(job), tone: "plain" };
  const values = { answerBy: dateText(answerBy), distance: distanceText(answerBy, now) };
  return { text: message("answer.due", values), tone: Date.parse(answerBy) - now < soon ? "due" : "plain" };
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
