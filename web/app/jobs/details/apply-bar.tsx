import type { JobDetails, OwnMarks } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import { payText } from "../../wording/pay.ts";
import { appliedText } from "../applied-text.ts";
import { ApplyLink } from "./apply-link.tsx";
import "../../styles/apply-bar.css";

/** On a phone, at the bottom of the screen while a posting is read: the pay, and the link to apply. */
export function ApplyBar({ job, own }: { job: JobDetails; own: OwnMarks | undefined }) {
  return (
    <div className="apply-bar">
      <p>{appliedText(own) ?? payText(job) ?? message("job.noPayStated")}</p>
      <ApplyLink job={job} application={own?.application} />
    </div>
  );
}
