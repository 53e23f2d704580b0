import type { JobDetails } from "@candor/contract/jobs";
import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import { ButtonLink } from "../ui/button.tsx";
import { counted } from "../wording/counted.ts";
import { responsivenessText } from "../wording/responsiveness.ts";

/** What whoever applies can count on, and the way to apply. */
export function AnswerPromise({ job }: { job: JobDetails }) {
  return (
    <section className="promise" aria-label={message("job.promise")}>
      <p className="promise-terms">{termsOf(job)}</p>
      {job.responsiveness && <p className="promise-record">{responsivenessText(job.responsiveness)}</p>}
      <ButtonLink to={addresses.apply(job)}>{message("job.apply")}</ButtonLink>
    </section>
  );
}

function termsOf({ answerBusinessDays, organization }: JobDetails): string {
  return answerBusinessDays === undefined
    ? message("job.waitsForClaim", { organization: organization.name })
    : counted("job.answerWithin", answerBusinessDays, { organization: organization.name });
}
