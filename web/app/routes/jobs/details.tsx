import { readPostingHistory } from "@candor/contract/hosting/routes";
import { lookUpJob } from "@candor/contract/jobs/routes";
import { message } from "@candor/contract/messages/message";
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
import { PostingHistory } from "../../hosting/editor/history.tsx";
import { ApplyBar } from "../../jobs/details/apply-bar.tsx";
import { AutomationNotice } from "../../jobs/details/automation-notice.tsx";
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

import "../../styles/hosting.css";

export const handle: PageHandle = { hydrate: false, section: "jobs" };

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { call, now, publicUrl } = page;
  const found = await call(lookUpJob, { params: { id: params["jobId"] ?? "" } });
  if (found.ok) {
    const path = addresses.details(found.answer);
    // One job, one address: other words in it, and older spellings, redirect here.
    if (url.pathname !== path) throw redirect(`${path}${url.search}`, 301);
    const { id } = found.answer;
    const [standing, eligibility, similar, history, signals, saved, oneClick, match, own] = await Promise.all(
      [
        standingOn(page, found.answer),
        eligibilityFor(page, id, url.searchParams.get(homeParameter)),
        call(similarJobs, { params: { id } }),
        call(readPostingHistory, { params: { id } }),
        call(readPostingSignals, { params: { id } }),
        savedIds(page),
        oneClickAmong(page, [id]),
        page.signedIn && found.answer.status === "open" ? matchOf(page, "job", id) : undefined,
        opened(page, id),
      ],
    );
    const told = signals.ok ? signals.answer : undefined;
    const { description, evidence } = evidenceIn(found.answer.description, told?.signals ?? []);
    return {
      job: { ...found.answer, description },
      standing,
      structuredData: jobPostingData(found.answer, publicUrl, path),
      // The posting is shown without them.
      similar: similar.ok ? similar.answer.documents : [],
      history: history.ok ? history.answer : undefined,
      eligibility,
      found: told,
      evidence,
      isSaved: saved.includes(id),
      isOneClick: oneClick.length > 0,
      match,
      own,
      now,
    };
  }
  if (found.problem.status >= 500 || found.problem.status === 429)
    throw data(null, { status: found.problem.status });
  return data({ ...nothing, now }, { status: 404 });
}

const nothing = {
  job: undefined,
  standing: undefined,
  structuredData: undefined,
  similar: [],
  history: undefined,
  eligibility: undefined,
  found: undefined,
  evidence: undefined,
  isSaved: false,
  isOneClick: false,
  match: undefined,
  own: undefined,
};

export default function Details() {
  const {
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
  } = useLoaderData<typeof loader>();
  if (!job) return <JobNotFound />;
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
          job={job}
          now={now}
          titleLevel="h1"
          own={own}
          afterFacts={<Eligibility job={job} answer={eligibility} />}
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
        <PostingHistory changes={history?.changes ?? []} />
        <div className="posting-tools posting-ways-out">
          {!own?.hidden && <Hiding posting={job} own={own} from={addresses.details(job)} />}
          <BlockLink standing={standing && { ...standing, organization: job.organization }} />
          {job.withheldAt === undefined && <a href={addresses.report(job)}>{message("report.link")}</a>}
        </div>
        {job.status === "open" && <ApplyBar job={job} own={own} />}
      </article>
      {similar.length > 0 && <SimilarJobs postings={similar} now={now} from={addresses.details(job)} />}
    </>
  );
}

function OwnMatch({ job, match }: Pick<ReturnType<typeof useLoaderData<typeof loader>>, "job" | "match">) {
  if (!job) return null;
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
