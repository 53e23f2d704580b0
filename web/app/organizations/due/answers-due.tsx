import { message } from "@candor/contract/messages/message";
import type { OrganizationJob } from "@candor/contract/organizations/shapes";
import { addresses } from "../../addresses.ts";
import { counted } from "../../wording/counted.ts";
import { JobTable } from "../job-table.tsx";
import { OldestDue } from "./oldest-due.tsx";

interface AnswersDueProps {
  /** Earliest due answer first. */
  readonly jobs: readonly OrganizationJob[];
  readonly waiting: number;
  readonly now: number;
}

/** What a Pro's organizations owe. Pros land here after signing in. */
export function AnswersDue({ jobs, waiting, now }: AnswersDueProps) {
  const owing = jobs.filter((job) => job.waiting > 0);
  const oldest = owing[0]?.nextAnswerBy;
  return (
    <section className="answers-due">
      <h1>{waiting === 0 ? message("organization.nothingOwed") : counted("organization.owed", waiting)}</h1>
      {oldest !== undefined && (
        <p className="lead">
          <OldestDue at={oldest} now={now} />
        </p>
      )}
      {owing.length > 0 && <JobTable jobs={owing} now={now} />}
      <p className="ledger-more">
        <a href={waiting > 0 ? addresses.answersDue() : addresses.organization}>
          {message(waiting > 0 ? "owed.queue" : "screen.myOrganization")}
        </a>
      </p>
    </section>
  );
}
