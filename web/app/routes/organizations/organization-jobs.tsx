import { message } from "@candor/contract/messages/message";
import { isPro } from "@candor/contract/values";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { MoveAll } from "../../hosting/move-all.tsx";
import { moveAllAction } from "../../hosting/move-all-action.ts";
import { useLive } from "../../notifications/use-live.ts";
import { JobTable } from "../../organizations/job-table.tsx";
import { NewPosting } from "../../organizations/new-posting.tsx";
import { readOrganizationJobs } from "../../organizations/read-jobs.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ListPages, startingAt } from "../../ui/list-pages.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { useSession } from "../../wire/session-data.ts";
import { startIn } from "../../wire/start-in.ts";
import { counted } from "../../wording/counted.ts";
import "../../styles/applications.css";
import "../../styles/organization.css";
import "../../styles/hosting.css";

export const handle: PageHandle = { requiresAuth: true };

const size = 50;

export async function loader(args: LoaderFunctionArgs) {
  const from = startIn(args.url);
  return { ...(await readOrganizationJobs(args, { from, size })), from };
}

export const action = moveAllAction;

export default function OrganizationJobs() {
  const { jobs, total, waiting, organizations, from, now } = useLoaderData<typeof loader>();
  const { profile } = useSession();
  const hiring = profile?.organizations.filter(isPro) ?? [];
  useLive();
  return (
    <section className="organization">
      <PageHead title={message("organization.jobs")} path={addresses.organizationJobs} unlisted />
      <p className="application-up">
        <a href={addresses.organization}>{message("screen.myOrganization")}</a>
      </p>
      <h1>{message("organization.jobs")}</h1>
      <p className="owed">
        {waiting === 0 ? message("organization.nothingOwed") : counted("organization.owed", waiting)}
      </p>
      <NewPosting />
      {hiring.length > 0 && (
        <ul className="organization-pages">
          {hiring.map(({ id, name, slug }) => (
            <li key={id}>
              <a href={addresses.importedPostings(slug)}>
                {message("hosting.importedOf", { organization: name })}
              </a>
            </li>
          ))}
        </ul>
      )}
      {hiring.map(({ id, name, slug }) => {
        const own = organizations.find((organization) => organization.id === id);
        return own && <MoveAll key={id} {...own} name={name} slug={slug} />;
      })}
      {jobs.length > 0 ? (
        <JobTable jobs={jobs} now={now} />
      ) : (
        <EmptyState drawing="postings" text={message("organization.noJobs")}>
          <p>{message("organization.noJobsHint")}</p>
        </EmptyState>
      )}
      <ListPages
        addressOf={(start) => startingAt(addresses.organizationJobs, start)}
        from={from}
        size={size}
        shown={jobs.length}
        total={total}
        label={message("organization.pages")}
      />
    </section>
  );
}
