import { lookUpJob } from "@candor/contract/jobs/routes";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { reportAction, type SentReport } from "../../reports/report-action.ts";
import { ReportForm } from "../../reports/report-form.tsx";
import type { PageHandle } from "../../shell/page-handle.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { GuardedForms } from "../../ui/unsaved/guarded-forms.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { pageContext } from "../../wire/page-context.ts";
import { useDates } from "../../wording/use-dates.ts";
import "../../styles/account.css";

export const handle: PageHandle = { section: "jobs" };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { id, title, organization } = answerOrThrow(
    await context.get(pageContext).call(lookUpJob, { params: { id: params["jobId"] ?? "" } }),
  );
  return { job: { id, title, organization: organization.name } };
}

export const action = reportAction;

/** M-11: anybody may report what is wrong with a posting, and gets an answer by a date. */
export default function ReportPosting() {
  const { job } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <GuardedForms refusal={answer && "errors" in answer ? answer : undefined}>
      <section className="own-account">
        <PageHead title={message("report.title")} path={addresses.report(job)} unlisted />
        <p className="application-up">
          <a href={addresses.details(job)}>{message("report.of", job)}</a>
        </p>
        <h1>{message("report.title")}</h1>
        {answer && "sent" in answer ? (
          <Sent {...answer.sent} />
        ) : (
          <>
            <p className="lead">{message("report.lead", { days: limits.answerBusinessDays })}</p>
            <ReportForm refused={answer} />
          </>
        )}
      </section>
    </GuardedForms>
  );
}

function Sent({ answerBy, isAnswered }: SentReport) {
  const { dateText } = useDates();
  const date = dateText(answerBy);
  return (
    <div className="waiting-change" role="status">
      <p>
        <strong>{message("report.sent")}</strong>
      </p>
      <p>{message(isAnswered ? "report.sentBody" : "report.sentUnanswered", { date })}</p>
    </div>
  );
}
