import { message } from "@candor/contract/messages/message";
import { listOrganizationApplications } from "@candor/contract/organizations/routes";
import { data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { useLive } from "../../notifications/use-live.ts";
import { ApplicantList } from "../../organizations/applicant-list.tsx";
import { decisionsIfPro } from "../../organizations/decision-calls.ts";
import { listAction } from "../../organizations/list-action.ts";
import { fromIn, ListPages } from "../../organizations/list-pages.tsx";
import { WaitingDecisions } from "../../organizations/waiting-decisions.tsx";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { pageContext } from "../../wire/page-context.ts";
import { counted } from "../../wording/counted.ts";
import "../../styles/applications.css";
import "../../styles/organization.css";
import "../../styles/answering.css";
import "../../styles/applicants.css";

export const handle: PageHandle = { requiresAuth: true };

const size = 100;

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  requireSession(url, context);
  const { call, now } = context.get(pageContext);
  const from = fromIn(url);
  const found = await call(listOrganizationApplications, {
    params: { jobId: params["jobId"] ?? "" },
    query: { from, size },
  });
  if (!found.ok) throw data(null, { status: found.problem.status });
  return { ...found.answer, decisions: (await decisionsIfPro(call)) ?? [], from, now };
}

export const action = listAction;

export default function OrganizationJob() {
  const { job, applications, decisions, total, from, now } = useLoaderData<typeof loader>();
  const faults = useActionData<typeof action>()?.faults ?? [];
  useLive();
  return (
    <section className="organization">
      <PageHead title={job.title} path={addresses.organizationJob(job.id)} unlisted />
      <WaitingDecisions decisions={decisions} now={now} />
      <p className="application-up">
        <a href={addresses.organizationJobs}>{message("organization.jobs")}</a>
      </p>
      <h1>{job.title}</h1>
      <p className="owed">
        {job.waiting === 0 ? message("organization.nothingOwed") : counted("organization.owed", job.waiting)}{" "}
        <a href={addresses.details(job)}>{message("applications.postingLink")}</a>
        {job.life && (
          <>
            {" "}
            <a href={addresses.editPosting(job.id)}>{message("hosting.edit")}</a>
          </>
        )}
      </p>
      {applications.length > 0 ? (
        <ApplicantList
          applications={applications}
          decisions={decisions}
          list="job"
          faults={faults}
          now={now}
        />
      ) : (
        <EmptyState drawing="applicants" text={message("organization.noApplications")} />
      )}
      <ListPages
        base={addresses.organizationJob(job.id)}
        from={from}
        size={size}
        shown={applications.length}
        total={total}
        label={message("organization.between")}
      />
    </section>
  );
}
