import { message } from "@candor/contract/messages/message";
import { readOrganizationApplication } from "@candor/contract/organizations/routes";
import type { OrganizationApplicationDetails } from "@candor/contract/organizations/shapes";
import { useEffect } from "react";
import { data, type LoaderFunctionArgs, useActionData, useFetcher, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { AnswerState } from "../../applications/answer-state.tsx";
import { SentParts } from "../../applications/sent-parts.tsx";
import { Timeline } from "../../applications/timeline.tsx";
import { useLive } from "../../notifications/use-live.ts";
import { decisionAction } from "../../organizations/decision-action.ts";
import { DecisionForm } from "../../organizations/decision-form.tsx";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { pageContext } from "../../wire/page-context.ts";
import "../../styles/applications.css";
import "../../styles/organization.css";

export const handle: PageHandle = { requiresAuth: true };

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  requireSession(url, context);
  const { call, now } = context.get(pageContext);
  const found = await call(readOrganizationApplication, {
    params: { id: params["id"] ?? "" },
    query: {},
  });
  if (!found.ok) throw data(null, { status: found.problem.status });
  return { application: found.answer, now };
}

export const action = decisionAction;

/** What an applicant sent, the timeline, and the form for an answer. */
export default function OrganizationApplication() {
  const { application, now } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const name = `${application.firstName} ${application.lastName}`;
  useLive();
  useOpening(application);
  return (
    <article className="application">
      <PageHead title={name} path={addresses.organizationApplication(application.id)} unlisted />
      <header>
        <p className="application-up">
          <a href={addresses.organizationJob(application.jobId)}>{application.job.title}</a>
        </p>
        <h1>{name}</h1>
        <p className="application-state">
          <strong>{message(`applicationStatus.${application.status}`)}</strong>{" "}
          <AnswerState of={application} now={now} />
        </p>
      </header>
      <section className="application-life" aria-labelledby="decide">
        <h2 id="decide">{message("organization.decide")}</h2>
        <DecisionForm key={answersIn(application)} application={application} refusal={refusal} />
        <h2>{message("applications.timeline")}</h2>
        <Timeline entries={application.timeline} side="pro" />
      </section>
      <section className="application-sent" aria-labelledby="sent">
        <h2 id="sent">{message("organization.received", { name })}</h2>
        <SentParts sent={application} />
      </section>
    </article>
  );
}

/** A key for the form: it is cleared after an answer was sent, but not by an opening or a change by others. */
function answersIn({ timeline }: OrganizationApplicationDetails): number {
  return timeline.filter(({ kind }) => kind === "moved").length;
}

/** The applicant is told once that it was opened. */
function useOpening({ status }: OrganizationApplicationDetails): void {
  const { submit } = useFetcher();
  useEffect(() => {
    if (status === "submitted") void submit({ intent: "open" }, { method: "post" });
  }, [status, submit]);
}
