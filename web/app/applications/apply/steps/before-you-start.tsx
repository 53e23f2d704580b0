import { type MessageKey, message } from "@candor/contract/messages/message";
import { counted } from "../../../wording/counted.ts";
import { useDates } from "../../../wording/use-dates.ts";
import type { OpenApplyPage } from "../load-apply.ts";

/** M-39: everything that will be asked, shown before the first field. */
export function BeforeYouStart({ page: { job, draft, isKnown, answerBy } }: { page: OpenApplyPage }) {
  const { dateText } = useDates();
  return (
    <section className="before" aria-label={message("apply.beforeTitle")}>
      <p>
        {message(beforeOf(draft.resumeOptional, isKnown))}{" "}
        {draft.minutes !== undefined && counted("apply.beforeMinutes", draft.minutes)}{" "}
        {answerBy === undefined
          ? message("apply.beforeNoAnswer", { organization: job.organization.name })
          : message("apply.beforeAnswer", { date: dateText(answerBy) })}
      </p>
      {draft.questions.length > 0 && (
        <>
          <p id="asked-besides">
            {message("apply.questionsBefore", { organization: job.organization.name })}
          </p>
          <ul aria-labelledby="asked-besides">
            {draft.questions.map(({ id, text, kind }) => (
              <li key={id}>
                {text} {kind === "file" && message("answers.fileAsked")}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function beforeOf(resumeOptional: boolean | undefined, isKnown: boolean): MessageKey {
  if (isKnown) return resumeOptional ? "apply.beforeKnownNoResume" : "apply.beforeKnown";
  return resumeOptional ? "apply.beforeNoResume" : "apply.before";
}
