import type { JobDetails } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import { payText } from "../../wording/pay.ts";
import { ApplyLink } from "./apply-link.tsx";
import "../../styles/apply-bar.css";

/** On a phone, at the bottom of the screen while a posting is read: the pay, and the link to apply. */
export function ApplyBar({ job, application }: { job: JobDetails; application: string | undefined }) {
  return (
    <div className="apply-bar">
      <p>
        {application === undefined
          ? (payText(job) ?? message("job.noPayStated"))
          : message("ownLists.applied")}
      </p>
      <ApplyLink job={job} application={application} />
    </div>
  );
}
