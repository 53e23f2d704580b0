import { readPostingHistory } from "@candor/contract/hosting/routes";
import { lookUpJob } from "@candor/contract/jobs/routes";
import type { JobDetails } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import type { PageContext } from "@candor/contract/pages";
import { similarJobs } from "@candor/contract/search/routes";
import { signalNames } from "@candor/contract/signals/names";
import { readPostingSignals } from "@candor/contract/signals/routes";
import type { PostingSignal } from "@candor/contract/signals/shapes";
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { addresses, homeParameter } from "../../addresses.ts";
import { oneClickAmong } from "../../applications/one-click.ts";
import { OneClickLink } from "../../applications/one-click-link.tsx";
import { BlockLink } from "../../blocks/block-link.tsx";
import { BlockedStatement } from "../../blocks/blocked-statement.tsx";
import { standingOn } from "../../blocks/standing.ts";
import { WholeHistory } from "../../hosting/whole-history.tsx";
import { ApplyBar } from "../../jobs/details/apply-bar.tsx";
import { AutomationNotice } from "../../jobs/details/automation-notice.tsx";
import { Copies } from "../../jobs/details/copies.tsx";
import { cardOf, descriptionOf } from "../../jobs/details/description.ts";
import { Eligibility } from "../../jobs/details/eligibility.tsx";
import { evidenceIn } from "../../jobs/details/evidence.ts";
import { jobPostingData } from "../../jobs/details/job-posting-data.ts";
import { PostingSignals } from "../../jobs/details/posting-signals.tsx";
import { eligibilityFor } from "../../jobs/details/read-eligibility.ts";
import { RepostLine } from "../../jobs/details/repost-line.tsx";
import { SimilarJobs } from "../../jobs/details/similar-jobs.tsx";
import { PostingDetail } from "../../jobs/posting-detail.tsx";
import { MatchSheet } from "../../match/match-sheet.tsx";
import { matchOf } from "../../match/read-match.ts";
import { Hiding } from "../../own-lists/hiding.tsx";
import { opened } from "../../own-lists/own-marks.ts";
import { SaveStar } from "../../saved-postings/save-star.tsx";
import { savedIds } from "../../saved-postings/saved-ids.ts";
import { SearchForm } from "../../search/form/search-form.tsx";
import type { PageHandle } from "../../shell/page-handle.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { Statement } from "../../ui/statement.tsx";
import { StructuredData } from "../../ui/structured-data.tsx";
import { pageContext } from "../../wire/page-context.ts";
import { heldTitle } from "../../wording/held-title.ts";

import "../../styles/hosting.css";

export const handle: PageHandle = { hydrate: false, section: "jobs" };

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const found = await page.call(lookUpJob, { params: { id: params["jobId"] ?? "" } });
  if (found.ok) {
    const path = addresses.details(found.answer);
    // One job, one address: other words in it, and older spellings, redirect here.
    if (url.pathname !== path) throw redirect(`${path}${url.search}`, 301);
    return { shown: await detailsOf(page, found.answer, url.searchParams.get(homeParameter)) };
  }
  if (found.problem.status >= 500 || found.problem.status === 429)
    throw data(null, { status: found.problem.status });
  return data({ shown: undefined }, { status: 404 });
}

/** What the page shows besides the posting. If a call fails, the posting is shown without its answer. */
async function detailsOf(page: PageContext, posting: JobDetails, home: string | null) {
  const { call, now, publicUrl } = page;
  const { id } = posting;
  const [standing, eligibility, similar, history, signals, saved, oneClick, match, own] = await Promise.all([
    standingOn(page, posting),
    eligibilityFor(page, id, home),
    call(similarJobs, { params: { id } }),
    call(readPostingHistory, { params: { id } }),
    call(readPostingSignals, { params: { id } }),
    savedIds(page),
    oneClickAmong(page, [id]),
    page.signedIn && posting.status === "open" ? matchOf(page, "job", id) : undefined,
    opened(page, id),
  ]);
  const found = signals.ok ? signals.answer : undefined;
  const { description, evidence } = evidenceIn(posting.description, found?.signals ?? []);
  return {
    job: { ...posting, description },
    standing,
    structuredData: jobPostingData(posting, publicUrl, addresses.details(posting)),
    similar: similar.ok ? similar.answer.documents : [],
    history: history.ok ? history.answer : undefined,
    eligibility,
    found,
    evidence,
    isSaved: saved.includes(id),
    isOneClick: oneClick.length > 0,
    match,
    own,
    now,
  };
}

type Shown = Awaited<ReturnType<typeof detailsOf>>;

export default function Details() {
  const { shown } = useLoaderData<typeof loader>();
  return shown ? <Posting {...shown} /> : <JobNotFound />;
}

function Posting({
  job,
  standing,
  structuredData,
  similar,
  history,
  eligibility,
  found,
  evidence,
  isSaved,
  isOneClick,
  match,
  own,
  now,
}: Shown) {
  if (standing?.kind === "blocked")
    return <BlockedStatement {...standing} {...(standing.isClient && { agency: job.organization })} />;
  return (
    <>
      <article className="posting">
        <PageHead
          title={message("job.titleAt", { title: job.title, organization: job.organization.name })}
          description={descriptionOf(job)}
          path={addresses.details(job)}
          unlisted={job.status === "closed"}
          {...(job.status === "open" && { card: cardOf(job) })}
        />
        {structuredData && <StructuredData data={structuredData} />}
        <PostingDetail
          // Held here, and not for each user of the component: the results page has no room for more scripts.
          job={{ ...job, title: heldTitle(job.title) }}
          now={now}
          titleLevel="h1"
          own={own}
          afterFacts={
            <>
              <Copies job={job} />
              <Eligibility job={job} answer={eligibility} />
            </>
          }
          applying={isOneClick && <OneClickLink job={job} />}
        >
          {history && <RepostLine job={job} history={history} now={now} />}
          <PostingSignals
            signals={found?.signals ?? []}
            title={message("signal.title")}
            {...(evidence && { evidence })}
          />
          <div className="posting-tools">
            <SaveStar posting={job} isSaved={isSaved} from={addresses.details(job)} />
            {own?.hidden && <Hiding posting={job} own={own} from={addresses.details(job)} />}
          </div>
        </PostingDetail>
        {found && job.withheldAt === undefined && <Unsignaled {...found} />}
        <OwnMatch job={job} match={match} />
        {job.status === "open" && <AutomationNotice job={job} />}
        {history && <WholeHistory {...history} />}
        <WaysOut job={job} own={own} standing={standing} />
        {job.status === "open" && <ApplyBar job={job} own={own} />}
      </article>
      {similar.length > 0 && <SimilarJobs postings={similar} now={now} from={addresses.details(job)} />}
    </>
  );
}

/** What takes a posting out of somebody's lists, or brings it before an administrator. */
function WaysOut({ job, own, standing }: Pick<Shown, "job" | "own" | "standing">) {
  return (
    <div className="posting-tools posting-ways-out">
      {!own?.hidden && <Hiding posting={job} own={own} from={addresses.details(job)} />}
      <BlockLink standing={standing && { ...standing, organization: job.organization }} />
      {job.withheldAt === undefined && <a href={addresses.report(job)}>{message("report.link")}</a>}
    </div>
  );
}

function OwnMatch({ job, match }: Pick<Shown, "job" | "match">) {
  const organization = job.organization.name;
  return (
    <MatchSheet sheet={match} title={message("match.title")} organization={organization}>
      <p>
        {message("match.same", { organization })}{" "}
        <a href={addresses.experience}>{message("match.improve")}</a>
      </p>
    </MatchSheet>
  );
}

/** Finding nothing is no praise. */
function Unsignaled({ signals, compared }: { signals: readonly PostingSignal[]; compared: boolean }) {
  if (signals.length > 0 && compared) return null;
  return (
    <p className="posting-unsignaled">
      {signals.length === 0 && message("signal.none", { count: signalNames.length })}{" "}
      {!compared && message("signal.uncompared")}
    </p>
  );
}

function JobNotFound() {
  return (
    <>
      <PageHead title={message("job.notFound")} unlisted />
      <Statement title={message("job.notFound")} body={message("job.notFoundBody")}>
        <SearchForm />
      </Statement>
    </>
  );
}
