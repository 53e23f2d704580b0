import type { JobDocument } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import { ButtonLink } from "../ui/button.tsx";

interface OneClickLinkProps {
  readonly job: Pick<JobDocument, "id" | "title">;
  readonly tone?: "primary" | "quiet";
}

/** Links to the page that shows what one press sends. */
export function OneClickLink({ job, tone = "quiet" }: OneClickLinkProps) {
  return (
    <ButtonLink to={addresses.oneClick(job)} tone={tone}>
      {message("screen.oneClickApply")}
    </ButtonLink>
  );
}
