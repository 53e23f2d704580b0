import type { JobDetails } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import { useSearchParams } from "react-router";
import { addresses, referenceParameter } from "../../addresses.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PromiseLine } from "../../ui/due-line/promise-line.tsx";
import { counted } from "../../wording/counted.ts";
import { responsivenessText } from "../../wording/responsiveness.ts";

/** What applicants can count on, and the link to apply, which carries a mail's reference along. */
export function AnswerPromise({ job }: { job: JobDetails }) {
  const [parameters] = useSearchParams();
  const apply = addresses.apply(job, undefined, parameters.get(referenceParameter));
  return (
    <section className="promise" aria-label={message("job.promise")}>
      <p className="promise-terms">{termsOf(job)}</p>
      {job.answerBusinessDays !== undefined && <PromiseLine days={job.answerBusinessDays} size="page" />}
      {job.responsiveness && <p className="promise-record">{responsivenessText(job.responsiveness)}</p>}
      <ButtonLink to={apply}>{message("job.apply")}</ButtonLink>
    </section>
  );
}

function termsOf({ answerBusinessDays, organization }: JobDetails): string {
  return answerBusinessDays === undefined
    ? message("job.waitsForClaim", { organization: organization.name })
    : counted("job.answerWithin", answerBusinessDays, { organization: organization.name });
}
