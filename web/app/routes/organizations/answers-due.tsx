import { message } from "@candor/contract/messages/message";
import { listAnswersDue } from "@candor/contract/organizations/routes";
import { listSavedViews } from "@candor/contract/pipeline/routes";
import { type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { useLive } from "../../notifications/use-live.ts";
import { ApplicantList } from "../../organizations/applicants/applicant-list.tsx";
import { ApplicationsOrNone } from "../../organizations/applicants/applications-or-none.tsx";
import { Begin } from "../../organizations/applicants/begin.tsx";
import { type ListRefusal, listAction } from "../../organizations/applicants/list-action.ts";
import { typedRefusal } from "../../organizations/applicants/typed-refusal.ts";
import { decisionsIfPro } from "../../organizations/decisions/decision-calls.ts";
import { WaitingDecisions } from "../../organizations/decisions/waiting-decisions.tsx";
import { membersAnswer } from "../../organizations/without-organization.ts";
import { FilterForm } from "../../pipeline/filter-form.tsx";
import { filtersIn } from "../../pipeline/filters-in.ts";
import { readPresence } from "../../pipeline/presence/read-presence.ts";
import { SavedViews } from "../../pipeline/saved-views.tsx";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { readNoteTemplates } from "../../templates/read-note-templates.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ListPages } from "../../ui/list-pages.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { GuardedForms } from "../../ui/unsaved/guarded-forms.tsx";
import { startIn } from "../../wire/start-in.ts";
import "../../styles/applications.css";
import "../../styles/organization.css";
import "../../styles/answering.css";
import "../../styles/applicants.css";
import "../../styles/conversation.css";
import "../../styles/pipeline.css";

export const handle: PageHandle = { requiresAuth: true };

const size = 100;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call, now } = requireSession(url, context);
  const from = startIn(url);
  const filters = filtersIn(url.searchParams);
  const found = membersAnswer(await call(listAnswersDue, { query: { from, size, ...filters } }));
  // The last ones of a page may have been answered.
  if (from > 0 && found.applications.length === 0) throw redirect(addresses.answersDue(0, filters));
  const views = await call(listSavedViews, {});
  return {
    ...found,
    presence: await readPresence(call),
    views: views.ok ? views.answer.views : [],
    decisions: (await decisionsIfPro(call)) ?? [],
    templates: await readNoteTemplates(call),
    filters,
    from,
    now,
  };
}

export const action = listAction;

/** M-01. All answers that are due, across all postings, oldest promise first. */
export default function AnswersDue() {
  const listed = useLoaderData<typeof loader>();
  const { applications, decisions, firstOpen, views, counts, filters, total, from, now } = listed;
  const refusal: ListRefusal | undefined = useActionData<typeof action>();
  const here = addresses.answersDue(from, filters);
  const narrowed = Object.keys(filters).length > 0;
  useLive();
  return (
    <GuardedForms refusal={typedRefusal(refusal)}>
      <section className="organization">
        <PageHead title={message("organization.answersDue")} path={addresses.answersDue()} unlisted />
        <WaitingDecisions decisions={decisions} now={now} />
        <p className="application-up">
          <a href={addresses.organization}>{message("screen.myOrganization")}</a>
        </p>
        <h1>{message("organization.answersDue")}</h1>
        <SavedViews
          views={views}
          filters={filters}
          faults={refusal?.faults ?? []}
          name={refusal?.typed?.viewName}
        />
        {(counts.stage.all > 0 || narrowed) && (
          <FilterForm
            base={addresses.answersDue()}
            list="due"
            filters={filters}
            counts={counts}
            total={total}
          />
        )}
        <Begin
          {...{ applications, decisions, firstOpen, total, here, now }}
          from={{ list: "due", filters }}
        />
        <ApplicationsOrNone
          listed={listed}
          from={{ list: "due", filters }}
          refusal={refusal}
          show={(answering) => <ApplicantList {...answering} />}
        >
          <EmptyState
            drawing="applicants"
            text={message(narrowed ? "pipeline.nothing" : "organization.nothingOwed")}
          >
            {!narrowed && (
              <p>
                <a href={addresses.organizationJobs}>{message("organization.allJobs")}</a>
              </p>
            )}
          </EmptyState>
        </ApplicationsOrNone>
        <ListPages
          addressOf={(start) => addresses.answersDue(start, filters)}
          from={from}
          size={size}
          shown={applications.length}
          total={total}
          label={message("organization.between")}
        />
      </section>
    </GuardedForms>
  );
}
