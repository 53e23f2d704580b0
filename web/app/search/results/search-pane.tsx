import type { JobDetails, OwnMarks } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import type { ProblemCode } from "@candor/contract/problems";
import { type RefObject, useEffect, useRef } from "react";
import { useNavigation, useOutletContext, useSearchParams } from "react-router";
import { addresses } from "../../addresses.ts";
import { OneClickLink } from "../../applications/one-click-link.tsx";
import { PostingDetail } from "../../jobs/posting-detail.tsx";
import { counted } from "../../wording/counted.ts";

interface SearchPaneProps {
  readonly job?: JobDetails | undefined;
  /** Whether one press can apply to it. */
  readonly isOneClick?: boolean;
  /** What the reader did with it before. */
  readonly own?: OwnMarks | undefined;
  readonly problem?: ProblemCode;
  readonly now: number;
}

/** The posting read next to the list: the one in the address, or else the list's first. */
export function SearchPane({ problem, isOneClick = false, own, now, ...chosen }: SearchPaneProps) {
  const [parameters] = useSearchParams();
  const first = useOutletContext<JobDetails | undefined>();
  const sheet = useRef<HTMLDivElement>(null);
  const isChosen = parameters.has("job");
  const job = isChosen ? chosen.job : first;
  const title = job?.title ?? message("search.chosen");
  useFocus(sheet, parameters.get("job") ?? undefined);
  return (
    <aside
      className={isChosen ? "desk-pane" : "desk-pane desk-pane-first"}
      aria-label={message("search.chosen")}
      aria-busy={useIsOtherPosting(parameters)}
    >
      <div className="sheet" role="group" aria-label={title} tabIndex={-1} ref={sheet}>
        <PaneActions job={job} />
        {job && (
          <article className="posting">
            <PostingDetail
              job={job}
              now={now}
              titleLevel="h2"
              own={isChosen ? own : first?.own}
              afterFacts={
                job.alsoAt.length > 0 && (
                  <a href={`${addresses.details(job)}#copies`}>
                    {counted("job.duplicates", job.alsoAt.length)}
                  </a>
                )
              }
              applying={isChosen && isOneClick && <OneClickLink job={job} />}
            />
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

function PaneActions({ job }: { job: JobDetails | undefined }) {
  return (
    <p className="pane-actions">
      {job && <a href={addresses.details(job)}>{message("search.ownPage")}</a>}
      <a
        href="#results"
        onClick={(event) => {
          const entry = document.getElementById(`posting-${job?.id}`);
          if (!entry) return;
          event.preventDefault();
          entry.focus();
        }}
      >
        {message("search.backToList")}
      </a>
    </p>
  );
}

/** What was opened gets the focus once it is there; a step back returns it to the entry in the list. */
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

/** Whether the focus is on something that the person turned to, such as a filter. */
function isElsewhere(sheet: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement !== body && !sheet?.contains(activeElement);
}

/** Whether another posting is loading. */
function useIsOtherPosting(parameters: URLSearchParams): boolean {
  const { location } = useNavigation();
  const next = new URLSearchParams(location?.search).get("job");
  return next !== null && next !== parameters.get("job");
}
