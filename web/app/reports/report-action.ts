import { lookUpJob } from "@candor/contract/jobs/routes";
import { type ReportReason, reportReasons } from "@candor/contract/reports/reasons";
import { reportPosting } from "@candor/contract/reports/routes";
import { type ActionFunctionArgs, data } from "react-router";
import { type Refusal, refusalOf } from "../forms/refusal.ts";
import { throwIfGone, throwIfPageGone } from "../forms/throw-if-gone.ts";
import { typedFields } from "../forms/typed-fields.ts";
import { pageContext } from "../wire/page-context.ts";

const fields = ["reason", "words", "email"] as const;

type Written = Readonly<Record<(typeof fields)[number], string>>;
export type RefusedReport = Refusal & { readonly written: Written };

/** The page's text once a report is sent. */
export interface SentReport {
  readonly answerBy: string;
  readonly isAnswered: boolean;
}

export async function reportAction({ request, params, context }: ActionFunctionArgs) {
  const typed = await typedFields(request);
  const written = Object.fromEntries(fields.map((field) => [field, typed(field)])) as Written;
  const reason = reportReasons.find((each) => each === written.reason);
  const id = params["jobId"] ?? "";
  // If the reason is missing, the call itself says so.
  const body = { ...written, reason: reason as ReportReason };
  const { call } = context.get(pageContext);
  const sent = await call(reportPosting, { params: { id }, body });
  if (sent.ok) {
    const isAnswered = written.email.trim() !== "";
    return { sent: { answerBy: sent.answer.answerBy, isAnswered } satisfies SentReport };
  }
  const { problem } = sent;
  throwIfGone(problem, written.words);
  await throwIfPageGone(call(lookUpJob, { params: { id } }), written.words);
  return data<RefusedReport>({ ...refusalOf(problem, fields), written }, { status: 422 });
}
