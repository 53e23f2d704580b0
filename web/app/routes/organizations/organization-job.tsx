import { message } from "@candor/contract/messages/message";
import { listOrganizationApplications } from "@candor/contract/organizations/routes";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { useLive } from "../../notifications/use-live.ts";
import { ApplicantTable } from "../../organizations/applicant-table.tsx";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { pageContext } from "../../wire/page-context.ts";
import { counted } from "../../wording/counted.ts";
import "../../styles/applications.css";
import "../../styles/organization.css";

export const handle: PageHandle = { requiresAuth: true };

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  requireSession(url, context);
  const { call, now } = context.get(pageContext);
  const found = await call(listOrganizationApplications, {
    params: { jobId: params["jobId"] ?? "" },
    query: {},
  });
  if (!found.ok) throw data(null, { status: found.problem.status });
  return { ...found.answer, now };
}

export default function OrganizationJob() {
  const { job, applications, now } = useLoaderData<typeof loader>();
  useLive();
  return (
    <section className="organization">
      <PageHead title={job.title} path={addresses.organizationJob(job.id)} unlisted />
      <p className="application-up">
        <a href={addresses.organizationJobs}>{message("organization.jobs")}</a>
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
