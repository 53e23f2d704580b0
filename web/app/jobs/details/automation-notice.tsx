import { automationLawsFor } from "@candor/contract/automation/notices";
import type { JobDetails } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import { addresses } from "../../addresses.ts";

/** M-24: what programs do with applications to a posting that was written here, and which laws ask for saying so. */
export function AutomationNotice({ job }: { job: JobDetails }) {
  if (!job.hosted) return null;
  return (
    <section className="automation-notice" aria-labelledby="automation">
      <h2 id="automation">{message("automation.notice")}</h2>
      <p>
        {message("automation.noticeBody", { organization: job.organization.name })}{" "}
        <a href={addresses.aiPolicy}>{message("automation.noticeSteps")}</a>
      </p>
      {automationLawsFor(job).map(({ law, source }) => (
        <p key={law} className="field-hint">
          <a href={source}>{message("automation.noticeLaw", { law })}</a>
        </p>
      ))}
    </section>
  );
}
