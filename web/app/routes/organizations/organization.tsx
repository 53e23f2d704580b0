import { listLeads } from "@candor/contract/leads/routes";
import { message } from "@candor/contract/messages/message";
import { isPro } from "@candor/contract/values";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { useLive } from "../../notifications/use-live.ts";
import { OldestDue } from "../../organizations/due/oldest-due.tsx";
import { JobTable } from "../../organizations/job-table.tsx";
import { NewPosting } from "../../organizations/new-posting.tsx";
import { OrganizationPages } from "../../organizations/organization-pages.tsx";
import { readOrganizationJobs } from "../../organizations/read-jobs.ts";
import { ResponseRecord } from "../../organizations/record/response-record.tsx";
import { membersAnswer } from "../../organizations/without-organization.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { type OwnProfile, useSession } from "../../wire/session-data.ts";
import { counted } from "../../wording/counted.ts";
import "../../styles/applications.css";
import "../../styles/organization.css";

export const handle: PageHandle = { requiresAuth: true };

/** How many jobs to show: enough to see what is next. */
const shown = 5;

export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireSession(args.url, args.context);
  const [jobs, leads] = await Promise.all([
    readOrganizationJobs(args, { from: 0, size: shown }),
    call(listLeads, {}),
  ]);
  return { ...jobs, leadsOwed: membersAnswer(leads).owed };
}

/** the answers owed, and the resulting response record. */
export default function Organization() {
  const { jobs, waiting, leadsOwed, organizations, now } = useLoaderData<typeof loader>();
  const oldest = jobs[0]?.nextAnswerBy;
  const { profile } = useSession();
  useLive();
  return (
    <section className="organization">
      <PageHead title={message("screen.myOrganization")} path={addresses.organization} unlisted />
      <h1>{message("screen.myOrganization")}</h1>
      <p className="owed">
        <strong>
          {waiting === 0 ? message("organization.nothingOwed") : counted("organization.owed", waiting)}
        </strong>{" "}
        {oldest !== undefined && <OldestDue at={oldest} now={now} />}
      </p>
      {waiting > 0 && (
        <p>
          <a className="button" href={addresses.answersDue()}>
            {message("organization.answersDue")}
          </a>
        </p>
      )}
      {leadsOwed > 0 && (
        <p>
          <a href={addresses.leads}>{counted("lead.owed", leadsOwed)}</a>
        </p>
      )}
      {isUnnamedPro(profile) && (
        <p>
          {message("organization.unnamed")}{" "}
          <a href={addresses.account("name")}>{message("organization.addName")}</a>
        </p>
      )}
      <OrganizationPages organizations={profile?.organizations ?? []} />
      <h2>{message("organization.jobs")}</h2>
      <NewPosting />
      {jobs.length > 0 ? (
        <>
          <JobTable jobs={jobs} now={now} />
          <p className="ledger-more">
            <a href={addresses.organizationJobs}>{message("organization.allJobs")}</a>
          </p>
        </>
      ) : (
        <EmptyState drawing="postings" text={message("organization.noJobs")}>
          <p>{message("organization.noJobsHint")}</p>
        </EmptyState>
      )}
      {organizations.map(({ id, name, responsiveness }) => (
        <ResponseRecord key={id} organization={name} figures={responsiveness} />
      ))}
    </section>
  );
}

/** Somebody whom the operator appointed, or who joined before the forms asked for a name. */
function isUnnamedPro(profile: OwnProfile | undefined): boolean {
  return profile?.displayName === undefined && (profile?.organizations ?? []).some(isPro);
}
