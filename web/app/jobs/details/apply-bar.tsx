import type { JobDetails } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import { useSearchParams } from "react-router";
import { addresses, referenceParameter } from "../../addresses.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { payText } from "../../wording/pay.ts";

/** On a phone, at the bottom of the screen while a posting is read: the pay, and the link to apply. */
export function ApplyBar({ job }: { job: JobDetails }) {
  const [parameters] = useSearchParams();
  return (
    <div className="apply-bar">
      <p>{payText(job) ?? message("job.noPayStated")}</p>
      <ButtonLink to={addresses.apply(job, undefined, parameters.get(referenceParameter))}>
        {message("job.apply")}
      </ButtonLink>
    </div>
  );
}
