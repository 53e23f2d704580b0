import { message } from "@candor/contract/messages/message";
import { addresses } from "../../addresses.ts";
import { useApplyPage } from "../../applications/apply/use-apply-page.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { ButtonLink } from "../../ui/button.tsx";

export const handle: PageHandle = { hideLogo: true };

/** Shown after sending only: before it, the address leads to the step that sends. */
export default function Interview() {
  const page = useApplyPage();
  if (page.state !== "applied") return null;
  return (
    <>
      <p className="lead">{message("apply.interviewBody", { organization: page.job.organization.name })}</p>
      <ButtonLink to={addresses.application(page.application.id)}>
        {message("apply.seeApplication")}
      </ButtonLink>
    </>
  );
}
