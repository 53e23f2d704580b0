import type { JobDetails } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import type { ReactNode } from "react";
import { addresses } from "../addresses.ts";
import { SanitizedHtml } from "../ui/sanitized-html.tsx";
import { useDates } from "../wording/use-dates.ts";
import { AnswerPromise } from "./details/answer-promise.tsx";
import { StatedFacts } from "./details/stated-facts.tsx";
import { JobFacts } from "./job-facts.tsx";
import { PostingHeader, type PostingHeaderProps } from "./posting-header.tsx";
import { WithheldPosting } from "./withheld-posting.tsx";

interface PostingDetailProps extends PostingHeaderProps {
  readonly now: number;
  /** Instead of the link to apply. */
  readonly apply?: ReactNode;
  /** Next to the link to apply. */
  readonly applying?: ReactNode;
  /** After the facts: further checks on this posting. */
  readonly afterFacts?: ReactNode;
}

/** Everything that a posting says, and what applicants can count on. */
export function PostingDetail(props: PostingDetailProps) {
  const { job, now, titleLevel, own, apply, applying, children, afterFacts } = props;
  const { dateText } = useDates();
  if (job.withheldAt !== undefined) return <WithheldPosting job={job} titleLevel={titleLevel} own={own} />;
  return (
    <>
      <PostingHeader job={job} titleLevel={titleLevel} own={own}>
        {job.life === "paused" && <p className="closed">{message("job.pausedBody")}</p>}
        {job.closedAt && (
          <p className="closed">{message("job.closedBody", { date: dateText(job.closedAt) })}</p>
        )}
        {job.client && (
          <p className="answered-by">
            {message("job.answeredBy", { agency: job.organization.name, client: job.client.name })}
          </p>
        )}
        {!job.hosted && <Imported job={job} />}
        {children}
      </PostingHeader>
      <div className="posting-margin">
        {job.status === "open" && (
          <AnswerPromise job={job} application={own?.application} apply={apply}>
            {applying}
          </AnswerPromise>
        )}
        <JobFacts job={job} now={now} />
        <StatedFacts facts={job.stated} />
        {afterFacts}
      </div>
      <section className="description" id="posting-text" aria-label={message("job.description")}>
        {job.description === "" ? (
          <p>{message("job.noDescription")}</p>
        ) : (
          <SanitizedHtml html={job.description} />
        )}
      </section>
    </>
  );
}

function Imported({ job }: { job: JobDetails }) {
  const { source, organization } = job;
  return (
    <>
      <p className="imported">
        <strong>{message("job.imported", { organization: organization.name })}</strong>{" "}
        {message("job.importedBody")}
      </p>
      <p className="posting-tools">
        {source && (
          <>
            <a href={source.url} rel="noreferrer">
              {message("job.source", { source: source.name })}
            </a>
            <a href={addresses.applyAtSource(job)}>
              {message("outside.applyAtSource", { source: source.name })}
            </a>
          </>
        )}
        <a href={addresses.claim(organization.slug)}>{message("claim.isYours")}</a>
      </p>
    </>
  );
}
