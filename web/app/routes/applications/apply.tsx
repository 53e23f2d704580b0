import { type MessageKey, message } from "@candor/contract/messages/message";
import { Outlet, useLoaderData, useLocation } from "react-router";
import { addresses } from "../../addresses.ts";
import { AlreadyApplied } from "../../applications/apply/already-applied.tsx";
import { type ApplyPage, loadApply } from "../../applications/apply/load-apply.ts";
import { MigrationDialog } from "../../applications/apply/migration-dialog.tsx";
import { ApplyFrame } from "../../applications/apply/steps/apply-frame.tsx";
import { followsSending, type StepName, stepOf, steps } from "../../applications/apply/steps/steps.ts";
import { SearchForm } from "../../search/form/search-form.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Statement } from "../../ui/statement.tsx";
import { Unsent } from "../../ui/unsent.tsx";
import "../../styles/apply.css";
import type { PageHandle } from "../../shell/page-handle.ts";

export const handle: PageHandle = { section: "jobs" };

export const loader = loadApply;

/** Each step shows the draft as it is now, even after a step was refused. */
export const shouldRevalidate = () => true;

export default function Apply() {
  const page = useLoaderData<typeof loader>();
  const step = stepOf(useLocation().pathname);
  if (page.state === "not-found")
    return <Nowhere title={message("job.notFound")} body={message("job.notFoundBody")} />;
  if (page.state === "closed" && page.job.withheldAt !== undefined)
    return <Nowhere title={message("apply.withheld")} body={message("apply.withheldBody")} />;
  if (page.state === "closed")
    return (
      <Nowhere title={message("apply.closed")} body={message("apply.closedBody")} written={page.written} />
    );
  const { title, organization } = page.job;
  const heading = message(headingOf(page, step));
  return (
    <>
      <PageHead
        title={message("apply.pageTitle", { step: heading, title, organization: organization.name })}
        path={addresses.apply(page.job)}
        unlisted
      />
      {page.state === "applied" && !followsSending(step, page.application) ? (
        <AlreadyApplied {...page} />
      ) : (
        <>
          {page.state === "open" && page.migration && <MigrationDialog {...page.migration} />}
          <ApplyFrame page={page} step={step} heading={heading}>
            <Outlet context={page} />
          </ApplyFrame>
        </>
      )}
    </>
  );
}

/** What became of the application once it was sent. */
function headingOf(page: ApplyPage, step: StepName): MessageKey {
  if (page.state !== "applied") return steps[step].label;
  if (!followsSending(step, page.application)) return "apply.alreadyApplied";
  return step === "interview" ? "screen.instantInterview" : "apply.submitted";
}

interface NowhereProps {
  readonly title: string;
  readonly body: string;
  /** What can't be sent anymore. */
  readonly written?: readonly string[];
}

function Nowhere({ title, body, written = [] }: NowhereProps) {
  return (
    <>
      <PageHead title={title} unlisted />
      <Statement title={title} body={body}>
        {written.length > 0 && <Unsent text={written.join("\n\n")} lead={message("apply.closedUnsent")} />}
        <SearchForm />
      </Statement>
    </>
  );
}
