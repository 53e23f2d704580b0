import { answerByOf } from "@candor/contract/applications/business-days";
import type { ApplicationStatus } from "@candor/contract/values";
import { currentRule } from "../../../platform/automation/rule.ts";
import { isPending } from "./transitions.ts";

/** The date by which an answer is promised. Moments are in milliseconds since 1970. */
export const answerDate = currentRule(
  "answer-date",
  ({ from, businessDays }: { readonly from: number; readonly businessDays: number }) =>
    answerByOf(from, businessDays),
);

interface Answering {
  /** When an earlier answer was given. */
  readonly answeredAt: number | null;
  readonly answerBy: number | null;
  readonly decidedAt: number;
}

/** Whether the first answer comes after the promised date. */
export const lateAnswer = currentRule(
  "late-answer",
  ({ answeredAt, answerBy, decidedAt }: Answering) =>
    answeredAt === null && answerBy !== null && decidedAt > answerBy,
);

interface Waiting {
  readonly status: ApplicationStatus;
  readonly answerBy: number;
  readonly now: number;
}

/** Whether an application is closed because nobody answered by the promised date. */
export const unanswered = currentRule(
  "unanswered",
  ({ status, answerBy, now }: Waiting) => isPending(status) && answerBy < now,
);
