import { message } from "@candor/contract/messages/message";
import { listOrganizationApplications, readBoard } from "@candor/contract/organizations/routes";
import { type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { useLive } from "../../notifications/use-live.ts";
import { ApplicantList } from "../../organizations/applicants/applicant-list.tsx";
import { ApplicationsOrNone } from "../../organizations/applicants/applications-or-none.tsx";
import { Begin } from "../../organizations/applicants/begin.tsx";
import { Board } from "../../organizations/applicants/board.tsx";
import { type ListRefusal, listAction } from "../../organizations/applicants/list-action.ts";
import { typedRefusal } from "../../organizations/applicants/typed-refusal.ts";
import { decisionsIfPro } from "../../organizations/decisions/decision-calls.ts";
import { WaitingDecisions } from "../../organizations/decisions/waiting-decisions.tsx";
import { FilterForm } from "../../pipeline/filter-form.tsx";
import { filtersIn } from "../../pipeline/filters-in.ts";
import { LookSwitch } from "../../pipeline/look-switch.tsx";
import { readPresence } from "../../pipeline/presence/read-presence.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { readNoteTemplates } from "../../templates/read-note-templates.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ListPages, startingAt } from "../../ui/list-pages.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { GuardedForms } from "../../ui/unsaved/guarded-forms.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { startIn } from "../../wire/start-in.ts";
import { counted } from "../../wording/counted.ts";
import { heldTitle } from "../../wording/held-title.ts";
import "../../styles/applications.css";
import "../../styles/organization.css";
import "../../styles/answering.css";
import "../../styles/applicants.css";
import "../../styles/conversation.css";
import "../../styles/pipeline.css";

export const handle: PageHandle = { requiresAuth: true };

const size = 100;

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { call, now } = requireSession(url, context);
  const from = startIn(url);
  const filters = filtersIn(url.searchParams);
  const jobId = params["jobId"] ?? "";
  const board = url.searchParams.get("view") === "board";
  const { job: _, stage, ...others } = filters;
  const listed = answerOrThrow(
    board
      ? await call(readBoard, { params: { jobId }, query: others })
      : await call(listOrganizationApplications, {
          params: { jobId },
          query: { from, size, ...others, ...(stage && { stage }) },
        }),
  );
  // The last ones of a page may have been answered.
  if (!board && from > 0 && listed.applications.length === 0)
    throw redirect(addresses.organizationJob(jobId, filters));
  const presence = await readPresence(call);
  const decisions = (await decisionsIfPro(call)) ?? [];
  const templates = await readNoteTemplates(call, listed.job.organization.id);
  return { ...listed, presence, decisions, templates, filters, board, from, now };
}

export const action = listAction;

export default function OrganizationJob() {
  const listed = useLoaderData<typeof loader>();
  const { job, applications, decisions, firstOpen, counts, filters, board, total, from, now } = listed;
  const here = addresses.organizationJob(job.id, filters, board ? "board" : undefined);
  const refusal: ListRefusal | undefined = useActionData<typeof action>();
  useLive();
  return (
    <GuardedForms refusal={typedRefusal(refusal)}>
      <section className="organization">
        <PageHead title={job.title} path={addresses.organizationJob(job.id)} unlisted />
        <WaitingDecisions decisions={decisions} now={now} />
        <JobHead job={job} />
        {job.applications > 0 && (
          <>
            <FilterForm
              base={addresses.organizationJob(job.id)}
              list="job"
              filters={filters}
              counts={counts}
              total={total}
              board={board}
            />
            <LookSwitch jobId={job.id} filters={filters} board={board} />
          </>
        )}
        <Begin
          {...{ applications, decisions, firstOpen, total, here, now }}
          from={{ list: "job", filters }}
        />
        <ApplicationsOrNone
          listed={listed}
          from={{ list: "job", filters }}
          refusal={refusal}
          show={(answering) =>
            board ? <Board counts={counts.stage} {...answering} /> : <ApplicantList {...answering} />
          }
        >
          <EmptyState
            drawing="applicants"
            text={message(job.applications > 0 ? "pipeline.nothing" : "organization.noApplications")}
          >
            {job.applications === 0 && <p>{message("organization.noApplicationsHint")}</p>}
          </EmptyState>
        </ApplicationsOrNone>
        {!board && (
          <ListPages
            addressOf={(start) => startingAt(addresses.organizationJob(job.id, filters), start)}
            from={from}
            size={size}
            shown={applications.length}
            total={total}
            label={message("organization.between")}
          />
        )}
      </section>
    </GuardedForms>
  );
}

type Job = Awaited<ReturnType<typeof loader>>["job"];

function JobHead({ job }: { readonly job: Job }) {
  return (
    <>
      <p className="application-up">
        <a href={addresses.organizationJobs}>{message("organization.jobs")}</a>
      </p>
      <h1>
        <bdi>{heldTitle(job.title)}</bdi>
      </h1>
      <p className="owed">
        {job.waiting === 0 ? message("organization.nothingOwed") : counted("organization.owed", job.waiting)}
        {" · "}
        <a href={addresses.details(job)}>{message("applications.postingLink")}</a>
        {job.life && job.mayAnswer && (
          <>
            {" · "}
            <a href={addresses.editPosting(job.id)}>{message("hosting.edit")}</a>
          </>
        )}
      </p>
    </>
  );
}
