import { listReceivedApplications } from "@candor/contract/hiring";
import { message } from "@candor/contract/messages/message";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { addresses } from "../addresses.ts";
import { PageHead } from "../components/page-head.tsx";
import { useLive } from "../live/use-live.ts";
import { ApplicantTable } from "../organization/applicant-table.tsx";
import { pageContext } from "../page-context.ts";
import { requireSession } from "../session/require-session.ts";
import { counted } from "../wording/counted.ts";
import "../styles/applications.css";
import "../styles/organization.css";

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  requireSession(url, context);
  const { call, now } = context.get(pageContext);
  const found = await call(listReceivedApplications, { params: { jobId: params["jobId"] ?? "" } });
  if (!found.ok) throw data(null, { status: found.problem.status });
  return { ...found.answer, now };
}

export default function HostedJob() {
  const { job, applications, now } = useLoaderData<typeof loader>();
  useLive();
  return (
    <section className="organization">
      <PageHead title={job.title} path={addresses.hostedJob(job.id)} unlisted />
      <p className="application-up">
        <a href={addresses.hostedJobs}>{message("organization.jobs")}</a>
      </p>
      <h1>{job.title}</h1>
      <p className="owed">
        {job.waiting === 0 ? message("organization.nothingOwed") : counted("organization.owed", job.waiting)}{" "}
        <a href={addresses.details(job)}>{message("applications.postingLink")}</a>
      </p>
      {applications.length > 0 ? (
        <ApplicantTable applications={applications} now={now} />
      ) : (
        <p className="lead">{message("organization.noApplications")}</p>
      )}
    </section>
  );
}
