import type { JobDetails } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import type { ReactNode } from "react";
import { addresses } from "../../addresses.ts";
import { PromiseLine } from "../../ui/due-line/promise-line.tsx";
import { counted } from "../../wording/counted.ts";
import { recordText } from "../../wording/record.ts";
import { ApplyLink } from "./apply-link.tsx";

interface AnswerPromiseProps {
  readonly job: JobDetails;
  /** The number of the reader's application to it. */
  readonly application: string | undefined;
  /** Instead of the link to apply. */
  readonly apply?: ReactNode;
  readonly children?: ReactNode;
}

/** What applicants can count on: the record, then the promise, then the link to apply. */
export function AnswerPromise({ job, application, apply, children }: AnswerPromiseProps) {
  return (
    <section className="promise" aria-label={message("job.promise")}>
      {job.responsiveness && (
        <p className="promise-record">
          <a href={addresses.openBooks(job.organization)}>{recordText(job.responsiveness)}</a>
        </p>
      )}
      <p className="promise-terms">{termsOf(job)}</p>
      {!application && job.answerBusinessDays !== undefined && (
        <PromiseLine days={job.answerBusinessDays} size="page" />
      )}
      <div className="actions">
        {apply ?? <ApplyLink job={job} application={application} />}
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
