import type { Application } from "@candor/contract/applications/shapes";
import { message } from "@candor/contract/messages/message";
import { addresses } from "../../addresses.ts";
import { useDates } from "../../wording/use-dates.ts";
import { AnswerState } from "./answer-state.tsx";

interface OwnLedgerProps {
  /** Earliest due first. */
  readonly owed: readonly Application[];
  readonly now: number;
  readonly titleLevel: "h1" | "h2";
}

/** How many answers to show: enough to see what is next. */
const shown = 5;

/** The answers that a person is owed: what is due, from whom, since when. */
export function OwnLedger({ owed, now, titleLevel: Title }: OwnLedgerProps) {
  return (
    <section className="own-ledger" aria-labelledby="own-ledger">
      <div className="ledger-head">
        <Title id="own-ledger">{message("owed.title")}</Title>
        <a href={addresses.applications()}>{message("owed.all")}</a>
      </div>
      <ol className="owed-list">
        {owed.slice(0, shown).map((application) => (
          <li key={application.id}>
            <Owed application={application} now={now} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Owed({ application, now }: { application: Application; now: number }) {
  const { dateText } = useDates();
  const { job, created, id } = application;
  return (
    <>
      <p className="owed-job">
        <a href={addresses.application(id)}>
          <bdi>{job.title}</bdi>
        </a>
      </p>
      <p className="entry-organization">
        <a href={addresses.openBooks(job.organization)}>
          <bdi>{job.organization.name}</bdi>
        </a>
      </p>
      <div className="owed-when">
        <p className="owed-due">
          <AnswerState of={application} now={now} />
        </p>
        <p className="owed-sent">{message("owed.sent", { date: dateText(created) })}</p>
      </div>
    </>
  );
}
