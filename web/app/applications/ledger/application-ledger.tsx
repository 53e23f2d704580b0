import type { Application } from "@candor/contract/applications/shapes";
import { message } from "@candor/contract/messages/message";
import { addresses } from "../../addresses.ts";
import { counted } from "../../wording/counted.ts";
import { useDates } from "../../wording/use-dates.ts";
import { AnswerState } from "./answer-state.tsx";

interface ApplicationLedgerProps {
  /** Newest first. */
  readonly applications: readonly Application[];
  /** Unread messages, by application. */
  readonly unread?: Readonly<Record<string, number>>;
  readonly now: number;
}

/** One's own applications as ledger entries: when each was sent, to whom, and what is owed. */
export function ApplicationLedger({ applications, unread = {}, now }: ApplicationLedgerProps) {
  return (
    <ol className="ledger">
      {applications.map((application) => (
        <li key={application.id}>
          <Entry application={application} unread={unread[application.id] ?? 0} now={now} />
        </li>
      ))}
    </ol>
  );
}

interface EntryProps {
  readonly application: Application;
  readonly unread: number;
  readonly now: number;
}

function Entry({ application, unread, now }: EntryProps) {
  const { dateText } = useDates();
  const { job, status, created } = application;
  return (
    <article className="entry">
      <div className="entry-particulars">
        <h2>
          <a href={addresses.application(application.id)}>
            <bdi>{job.title}</bdi>
          </a>
        </h2>
        <p className="entry-organization">
          <a href={addresses.openBooks(job.organization)}>
            <bdi>{job.organization.name}</bdi>
          </a>
        </p>
        {job.withheldAt !== undefined && (
          <p>{message("applications.jobWithheld", { date: dateText(job.withheldAt) })}</p>
        )}
        {unread > 0 && <p className="entry-changed">{counted("conversation.unread", unread)}</p>}
        {unread === 0 && hasChanged(application) && (
          <p className="entry-changed">{message("applications.changed")}</p>
        )}
      </div>
      <p className="entry-date">
        <span className="visually-hidden">{message("applications.sent")} </span>
        <time dateTime={created}>{dateText(created)}</time>
      </p>
      <p className="entry-pay entry-status">
        {message(`applicationStatus.${status}`)}
        <AnswerState of={application} now={now} />
      </p>
    </article>
  );
}

function hasChanged({ modified, viewed }: Application): boolean {
  return viewed === undefined || modified > viewed;
}
