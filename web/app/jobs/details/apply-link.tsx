import type { JobDocument } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import { useSearchParams } from "react-router";
import { addresses, referenceParameter } from "../../addresses.ts";
import { ButtonLink } from "../../ui/button.tsx";

interface ApplyLinkProps {
  readonly job: Pick<JobDocument, "id" | "title">;
  /** The number of the reader's application to it: a person applies once. */
  readonly application: string | undefined;
}

/** Links to Easy Apply, with a mail's reference; to the application once there is one. */
export function ApplyLink({ job, application }: ApplyLinkProps) {
  const [parameters] = useSearchParams();
  const to = application
    ? addresses.application(application)
    : addresses.apply(job, undefined, parameters.get(referenceParameter));
  return <ButtonLink to={to}>{message(application ? "apply.seeApplication" : "job.apply")}</ButtonLink>;
}
