import type { JobDetails } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { addresses, referenceParameter } from "../../addresses.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PromiseLine } from "../../ui/due-line/promise-line.tsx";
import { counted } from "../../wording/counted.ts";
import { recordText } from "../../wording/record.ts";

/** What applicants can count on: the record, then the promise, then the link to apply, with a mail's reference. */
export function AnswerPromise({ job, children }: { job: JobDetails; children?: ReactNode }) {
  const [parameters] = useSearchParams();
  const apply = addresses.apply(job, undefined, parameters.get(referenceParameter));
  return (
    <section className="promise" aria-label={message("job.promise")}>
      {job.responsiveness && (
        <p className="promise-record">
          <a href={addresses.openBooks(job.organization)}>{recordText(job.responsiveness)}</a>
        </p>
      )}
      <p className="promise-terms">{termsOf(job)}</p>
      {job.answerBusinessDays !== undefined && <PromiseLine days={job.answerBusinessDays} size="page" />}
      <div className="actions">
        <ButtonLink to={apply}>{message("job.apply")}</ButtonLink>
        {children}
      </div>
    </section>
  );
}

function termsOf({ answerBusinessDays, organization }: JobDetails): string {
  return answerBusinessDays === undefined
    ? message("job.waitsForClaim", { organization: organization.name })
    : counted("job.promisesWithin", answerBusinessDays, { organization: organization.name });
}
