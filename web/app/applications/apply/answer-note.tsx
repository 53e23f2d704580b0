import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { PromiseLine } from "../../ui/due-line/promise-line.tsx";
import { counted } from "../../wording/counted.ts";
import { useDates, useOwnDates } from "../../wording/use-dates.ts";
import type { OpenApplyPage } from "./load-apply.ts";

/** What the applicant is owed, in the receipt's words: always next to the form. */
export function AnswerNote({ page: { job, answerBy, draft } }: { page: OpenApplyPage }) {
  const { dateText } = useDates();
  const { momentText } = useOwnDates();
  const organization = job.organization.name;
  return (
    <aside className="answer-note" aria-label={message("apply.promise")}>
      {job.answerBusinessDays !== undefined && answerBy !== undefined ? (
        <>
          <p>{counted("apply.promiseWithin", job.answerBusinessDays, { organization })}</p>
          <p className="answer-date">{message("apply.promiseBy", { date: dateText(answerBy) })}</p>
          <PromiseLine days={job.answerBusinessDays} size="page" />
          <p>{message("apply.promiseKept")}</p>
        </>
      ) : (
        <>
          <p className="answer-date">{message("apply.noPromise")}</p>
          <p>{message("apply.importedPromise", { organization })}</p>
        </>
      )}
      <p>
        {draft.expiresAt === undefined
          ? message("apply.kept", { hours: limits.draftHours })
          : message("apply.keptUntil", { when: momentText(draft.expiresAt) })}
      </p>
    </aside>
  );
}
