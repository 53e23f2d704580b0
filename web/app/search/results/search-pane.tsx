import type { JobDetails } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import type { ProblemCode } from "@candor/contract/problems";
import { type RefObject, useEffect, useRef } from "react";
import { Link, useNavigation, useSearchParams } from "react-router";
import { addresses } from "../../addresses.ts";
import { PostingDetail } from "../../jobs/posting-detail.tsx";
import { Icon } from "../../ui/icon.tsx";
import { openedAddress } from "../parameters.ts";
import { DeskKeys } from "./desk-keys.tsx";

interface SearchPaneProps {
  readonly job?: JobDetails;
  readonly problem?: ProblemCode;
  readonly now: number;
}

/** The posting that is read beside the list. */
export function SearchPane({ job, problem, now }: SearchPaneProps) {
  const [parameters] = useSearchParams();
  const sheet = useRef<HTMLDivElement>(null);
  const isEmpty = !job && !problem;
  const title = job?.title ?? message("search.chosen");
  useFocus(sheet, parameters.get("job") ?? undefined);
  return (
    <aside
      className={isEmpty ? "desk-pane desk-pane-empty" : "desk-pane"}
      aria-label={message("search.chosen")}
      aria-busy={useIsOtherPosting(parameters)}
    >
      <div className="sheet" role="group" aria-label={title} tabIndex={-1} ref={sheet}>
        {isEmpty ? <Invitation /> : <PaneActions job={job} parameters={parameters} />}
        {job && (
          <article className="posting">
            <PostingDetail job={job} now={now} titleLevel="h2" />
          </article>
        )}
        {problem && (
          <p className="lead" role="alert">
            {message(problem === "job-not-found" ? "job.notFound" : "search.couldNotOpen")}
          </p>
        )}
      </div>
    </aside>
  );
}

function PaneActions({ job, parameters }: { job: JobDetails | undefined; parameters: URLSearchParams }) {
  return (
    <p className="pane-actions">
      {job && <a href={addresses.details(job)}>{message("search.ownPage")}</a>}
      <Link
        to={openedAddress(parameters, undefined)}
        preventScrollReset
        replace
        defaultShouldRevalidate={false}
      >
        <Icon name="close" /> {message("search.close")}
      </Link>
    </p>
  );
}

function Invitation() {
  return (
    <>
      <p className="lead">{message("search.chooseOne")}</p>
      <DeskKeys />
    </>
  );
}

/** What was opened has the focus once it is there; what was closed gives it back to its entry in the list. */
function useFocus(sheet: RefObject<HTMLElement | null>, opened: string | undefined): void {
  const last = useRef(opened);
  useEffect(() => {
    const closed = last.current;
    last.current = opened;
    if (closed === opened) return;
    sheet.current?.scrollTo(0, 0);
    if (opened !== undefined) sheet.current?.focus({ preventScroll: true });
    else if (!isElsewhere(sheet.current)) document.getElementById(`posting-${closed}`)?.focus();
  }, [sheet, opened]);
}

/** Whether the focus is with something that the person turned to, such as a filter. */
function isElsewhere(sheet: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement !== body && !sheet?.contains(activeElement);
}

/** Whether another posting is on its way. */
function useIsOtherPosting(parameters: URLSearchParams): boolean {
  const { location } = useNavigation();
  const next = new URLSearchParams(location?.search).get("job");
  return next !== null && next !== parameters.get("job");
}
