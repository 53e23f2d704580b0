import type { Application } from "@candor/contract/applications/shapes";
import { message } from "@candor/contract/messages/message";
import { addresses } from "../../addresses.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Statement } from "../../ui/statement.tsx";
import { useDates } from "../../wording/use-dates.ts";
import type { ApplyJob } from "./load-apply.ts";

interface AlreadyAppliedProps {
  readonly job: ApplyJob;
  readonly application: Application;
}

/** Shown instead of the form to somebody who has applied for this posting: it takes one application. */
export function AlreadyApplied({ job, application }: AlreadyAppliedProps) {
  const { dateText } = useDates();
  const { created, status, id } = application;
  const body = message("apply.alreadyAppliedBody", {
    date: dateText(created),
    status: message(`applicationStatus.${status}`),
  });
  return (
    <Statement title={message("apply.alreadyApplied")} body={body}>
      <p>{message("job.titleAt", { title: job.title, organization: job.organization.name })}</p>
      {job.withheldAt !== undefined && (
        <p>{message("applications.jobWithheld", { date: dateText(job.withheldAt) })}</p>
      )}
      <div className="actions">
        <ButtonLink to={addresses.application(id)}>{message("apply.seeApplication")}</ButtonLink>
        <ButtonLink to={addresses.details(job)} tone="quiet">
          {message("apply.seePosting")}
        </ButtonLink>
      </div>
    </Statement>
  );
}
