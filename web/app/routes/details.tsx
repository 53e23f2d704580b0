import { type JobDetails, lookUpJob } from "@candor/contract/jobs";
import { message } from "@candor/contract/messages/message";
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { addresses } from "../addresses.ts";
import { JobFacts } from "../components/job-facts.tsx";
import { PageHead } from "../components/page-head.tsx";
import { SearchForm } from "../components/search-form.tsx";
import { Statement } from "../components/statement.tsx";
import { StructuredData } from "../components/structured-data.tsx";
import { AnswerPromise } from "../details/answer-promise.tsx";
import { jobPostingData } from "../details/job-posting-data.ts";
import { pageContext } from "../page-context.ts";
import { SanitisedHtml } from "../ui/sanitised-html.tsx";
import { dateText } from "../wording/dates.ts";

export const handle = { hydrate: false };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { call, now, publicUrl } = context.get(pageContext);
  const found = await call(lookUpJob, { params: { id: params["jobId"] ?? "" } });
  if (found.ok) {
    const path = addresses.details(found.answer);
    const { pathname, search } = new URL(request.url);
    // One job, one address: other words in it, and the older spellings, lead here.
    if (pathname !== path) throw redirect(`${path}${search}`, 301);
    return { job: found.answer, structuredData: jobPostingData(found.answer, publicUrl, path), now };
  }
  if (found.problem.status >= 500 || found.problem.status === 429)
    throw data(undefined, { status: found.problem.status });
  return data({ job: undefined, structuredData: undefined, now }, { status: 404 });
}

export default function Details() {
  const { job, structuredData, now } = useLoaderData<typeof loader>();
  if (!job) return <JobNotFound />;
  const { name: organization } = job.organization;
  return (
    <article className="posting">
      <PageHead
        title={message("job.titleAt", { title: job.title, organization })}
        path={addresses.details(job)}
        unlisted={job.status === "closed"}
      />
      {structuredData && <StructuredData data={structuredData} />}
      <header>
        <p className="posting-organization">{organization}</p>
        <h1>{job.title}</h1>
        {job.closedAt && (
          <p className="closed">{message("job.closedBody", { date: dateText(job.closedAt) })}</p>
        )}
        {!job.hosted && <Imported job={job} />}
      </header>
      {job.status === "open" && <AnswerPromise job={job} />}
      <JobFacts job={job} now={now} />
      <section className="description" aria-label={message("job.description")}>
        {job.description === "" ? (
          <p>{message("job.noDescription")}</p>
        ) : (
          <SanitisedHtml html={job.description} />
        )}
      </section>
    </article>
  );
}

function Imported({ job: { source, organization } }: { job: JobDetails }) {
  return (
    <p className="imported">
      <strong>
        {source ? message("job.importedFrom", { source: source.name }) : message("job.imported")}
      </strong>{" "}
      {message("job.importedBody", { organization: organization.name })}{" "}
      {source && (
        <a href={source.url} rel="noreferrer">
          {message("job.source")}
        </a>
      )}
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
