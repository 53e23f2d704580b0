import type { Application } from "@candor/contract/applications/shapes";
import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import { useDates } from "../wording/use-dates.ts";
import { owedFirst } from "./owed.ts";

interface OwnLedgerProps {
  readonly applications: readonly Application[];
  readonly now: number;
}

/** How many answers to show: enough to see what is next. */
const shown = 5;

/** The answers that are owed to a person: what is due, from whom, since when. Nothing if there are none. */
export function OwnLedger({ applications, now }: OwnLedgerProps) {
  const owed = owedFirst(applications);
  if (owed.length === 0) return null;
  return (
    <section className="own-ledger" aria-labelledby="own-ledger">
      <div className="ledger-head">
        <h2 id="own-ledger" className="total">
          {message("owed.title")}
        </h2>
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
      <h3>
        <a href={addresses.application(id)}>{job.title}</a>
      </h3>
      <p className="entry-organization">
        <a href={addresses.openBooks(job.organization)}>{job.organization.name}</a>
      </p>
      <p className="owed-due">
        <DueText application={application} now={now} />
      </p>
      <p className="owed-sent">{message("owed.sent", { date: dateText(created) })}</p>
    </>
  );
}

function DueText({ application: { answerBy, job }, now }: { application: Application; now: number }) {
  const { dateText, distanceText } = useDates();
  if (answerBy === undefined) return message("owed.undated", { organization: job.organization.name });
  return message("owed.due", { date: dateText(answerBy), distance: distanceText(answerBy, now) });
}
