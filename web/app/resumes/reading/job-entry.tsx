import { message } from "@candor/contract/messages/message";
import { Form } from "react-router";
import { addresses } from "../../addresses.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { differencesOf, isComplete, type JobToDecide, jobName, sourcesOf } from "./read-job.ts";
import { readPeriodText } from "./read-job-text.ts";
import { SourceLine } from "./source-line.tsx";

interface JobEntryProps {
  readonly resume: string;
  readonly decision: JobToDecide;
  /** In the person's time zone: "2026-11". */
  readonly thisMonth: string;
}

/** One job that was read: to accept, correct or leave out. */
export function JobEntry({ resume, decision, thisMonth }: JobEntryProps) {
  const { job, known } = decision;
  const complete = isComplete(decision, thisMonth);
  const which = <span className="visually-hidden"> {jobName(job)}</span>;
  return (
    <li>
      <h3>{jobName(job)}</h3>
      <p>{readPeriodText(job.period)}</p>
      {sourcesOf(job).map((source) => (
        <SourceLine key={source.line} {...source} />
      ))}
      {known && <Differences decision={decision} />}
      {!complete && <p>{message("reading.incomplete")}</p>}
      <Form method="post" className="actions" action={addresses.readResume(resume)} preventScrollReset>
        <input type="hidden" name="key" value={job.key} />
        {complete && (
          <Button tone="quiet" name="intent" value="take">
            {message(known ? "reading.replaceJob" : "reading.addJob")}
            {which}
          </Button>
        )}
        <ButtonLink to={addresses.readResume(resume, job.key)} tone="quiet">
          {message(complete ? "reading.correct" : "reading.complete")}
          {which}
        </ButtonLink>
        <Button tone="quiet" name="intent" value="drop">
          {message(known ? "reading.keepJob" : "reading.leaveOut")}
          {which}
        </Button>
      </Form>
    </li>
  );
}

export function Differences({ decision }: { decision: JobToDecide }) {
  return (
    <>
      <p>{message("reading.differs")}</p>
      <dl className="reading-differences">
        {differencesOf(decision).map(({ field, known, read }) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd>
              <span>{message("reading.profileSays")}</span> {known}
            </dd>
            <dd>
              <span>{message("reading.resumeSays")}</span> {read}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
