import { message } from "@candor/contract/messages/message";
import type { OpenApplyPage } from "./load-apply.ts";

/** M-39: everything that will be asked, before the first field. */
export function BeforeYouStart({ page: { job, draft } }: { page: OpenApplyPage }) {
  return (
    <>
      <p className="before">{message("apply.before")}</p>
      {draft.questions.length > 0 && (
        <div className="before">
          <p id="asked-besides">
            {message("apply.questionsBefore", { organization: job.organization.name })}
          </p>
          <ul aria-labelledby="asked-besides">
            {draft.questions.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
