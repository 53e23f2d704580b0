import { message } from "@candor/contract/messages/message";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { useLive } from "../../notifications/use-live.ts";
import { JobTable } from "../../organizations/job-table.tsx";
import { readOrganizationJobs } from "../../organizations/read-jobs.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { counted, numberText } from "../../wording/counted.ts";
import "../../styles/applications.css";
import "../../styles/organization.css";

export const handle: PageHandle = { requiresAuth: true };

const size = 50;

export async function loader(args: LoaderFunctionArgs) {
  const asked = Number(args.url.searchParams.get("from") ?? 0);
  const from = Number.isInteger(asked) && asked > 0 ? Math.min(asked, 100_000) : 0;
  return { ...(await readOrganizationJobs(args, { from, size })), from };
}

export default function OrganizationJobs() {
  const { jobs, total, waiting, from, now } = useLoaderData<typeof loader>();
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
      {jobs.length > 0 ? (
        <JobTable jobs={jobs} now={now} />
      ) : (
        <EmptyState drawing="postings" text={message("organization.noJobs")} />
      )}
      <Pages from={from} shown={jobs.length} total={total} />
    </section>
  );
}

function Pages({ from, shown, total }: { from: number; shown: number; total: number }) {
  if (total <= shown) return null;
  const address = (start: number) =>
    start > 0 ? `${addresses.organizationJobs}?from=${start}` : addresses.organizationJobs;
  return (
    <nav className="result-pages" aria-label={message("organization.pages")}>
      {from > 0 && (
        <a rel="prev" href={address(Math.max(0, from - size))}>
          {message("search.previous")}
        </a>
      )}
      <p>
        {message("search.shown", {
          first: numberText(from + 1),
          last: numberText(from + shown),
          total: numberText(total),
        })}
      </p>
      {from + shown < total && (
        <a rel="next" href={address(from + size)}>
          {message("search.next")}
        </a>
      )}
    </nav>
  );
}
